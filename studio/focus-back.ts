import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** The button of the menu beside Publish; that of a document which is going away is disabled. */
const MENU = '[data-testid="pane-footer"] [data-testid="action-menu-button"]:not([disabled])';

/** For a dialog that is mounted when it opens: whoever came by keyboard is afterwards where the dialog was opened from. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      // Of an action, the menu beside Publish: its line is gone when the dialog is there.
      const isThere = opener?.isConnected === true && opener !== document.body;
      const back = isThere ? opener : document.querySelector(MENU);
      if (back instanceof HTMLElement) back.focus();
    };
  }, [opener]);
}

/** Around what Studio shows in an action's dialog, which Studio draws. */
export function FocusBack({ children }: { readonly children: ReactNode }): ReactNode {
  useFocusBack();
  return children;
}

/**
 * For a dialog that shows one step after the other: the button that led on is gone with its step, and the focus would be with
 * it. @returns for what the steps are shown in, which has a `tabIndex` of -1
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) steps.current?.focus();
  });
  return steps;
}
