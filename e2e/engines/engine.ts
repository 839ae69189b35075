/** What a visitor does in a browser, whichever engine it has. Selectors are CSS. */
export interface EnginePage {
  /** Opens an address, and waits until the browser has loaded it. */
  open(url: string): Promise<void>;
  /** To the page before; what is asked next waits until it is there. */
  back(): Promise<void>;
  /**
   * Path of the page that is open or opens. What leads to another one waits for it with this: the browser itself answers, where
   * a page that is just leaving may never do.
   */
  readonly path: () => Promise<string>;
  /** @param expression JavaScript; what it gives comes back as JSON */
  ask<Answer>(expression: string): Promise<Answer>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
