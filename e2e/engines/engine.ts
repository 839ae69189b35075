/** What a visitor does in a browser, whichever engine it has. Selectors are CSS. */
export interface EnginePage {
  /** Opens an address, and waits until the browser has loaded it. */
  open(url: string): Promise<void>;
  /** To the page before, and waits until it is there: what is asked in between may never be answered. */
  back(): Promise<void>;
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
