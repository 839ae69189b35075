import { useEffect, useState } from 'react';

/** The time, right to the minute: a screen that stays open over night must not go on showing yesterday. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
