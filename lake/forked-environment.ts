/**
 * Environment of a process that the lake forks. `node --watch` (npm run dev) asks its child, by a variable that would be
 * handed on, to be told which files it loads: from a process of the lake those messages arrive among its answers.
 */
export function forkedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
}
