import { theme } from '../ui/tokens.ts';

/** The mark: three leaves and a point of green; the space between them is a cross. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        d="M0 9a9 9 0 0 1 9-9h9v9a9 9 0 0 1-9 9H0zM0 31a9 9 0 0 0 9 9h9v-9a9 9 0 0 0-9-9H0zM40 31a9 9 0 0 1-9 9h-9v-9a9 9 0 0 1 9-9h9z"
        fill={theme.role.primary}
      />
      <circle cx="31" cy="9" r="9" fill={theme.role.success} />
    </svg>
  );
}
