// Lets `import file from './x.svg'` type-check before Next has written next-env.d.ts (a fresh clone, tests).
/// <reference types="next/image-types/global" />
