/** The content model's own, for the lake that serves it: nothing but this folder knows the model. */
export { contentMigrations } from '#schemas/migrations/index.ts';
