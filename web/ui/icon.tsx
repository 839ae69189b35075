import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

export function isIconName(value: string | null | undefined): value is IconName {
  return typeof value === 'string' && Object.hasOwn(iconPaths, value);
}

/** An outline icon beside words. Hidden from assistive technology: the words say it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
