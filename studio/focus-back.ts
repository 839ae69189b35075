import { useEffect, useState } from 'react';

/** For a dialog that is mounted when it opens: whoever came by keyboard is afterwards where the dialog was opened from. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
}
