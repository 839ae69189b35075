/** Where Studio is: notes in the preview lead there. */
export const STUDIO_PATH = '/studio';
