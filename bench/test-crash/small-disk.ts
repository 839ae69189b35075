import { execFileSync } from 'node:child_process';

/** A file system that can run out of space, and get more. */
interface SmallDisk {
  /** Lets more be written again. */
  enlarge(): void;
  remove(): void;
}

/** Mounts a file system of a few megabytes in memory on a folder; undefined where one may not mount. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  try {
    mount(`size=${megabytes}m`);
  } catch {
    return undefined;
  }
  return {
    enlarge: () => mount(`remount,size=${megabytes * 8}m`),
    remove: () => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }),
  };
}
