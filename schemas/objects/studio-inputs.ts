import type { ArrayOptions, StringOptions } from '@sanity/types';

declare module '@sanity/types' {
  interface ArrayOptions {
    /** Studio draws who accepts a plan as ticks (`studio/plans/`). */
    readonly input?: 'planMatrix';
  }
  interface StringOptions {
    /**
     * In place of the field, which stores nothing, Studio shows which plans name the document (`studio/plans/`), or offers to
     * copy another exam's preparation (`studio/preparation/`). Beside it stand the departments that the clinic's hours name;
     * or it offers only the professions of the council that is chosen in the same object.
     */
    readonly input?: 'acceptedPlans' | 'copyPreparation' | 'department' | 'councilCategory';
  }
  interface NumberOptions {
    /** The date beside it that moves to today when the amount changes. */
    readonly movesDate?: string;
  }
}

/** What a form looks like where Studio's own input would not do. Named by `options.input`. */
export type StudioInputName = NonNullable<ArrayOptions['input'] | StringOptions['input']>;
