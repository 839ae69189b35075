declare module '*.md?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Vite's: modules by their path. */
  glob(pattern: string, options: object): Record<string, string>;
}
