/** Pages to offer around the present one; null stands for those left out between. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const wanted = all.filter((step) => step === 1 || step === pages || Math.abs(step - page) <= 1);
  return wanted.flatMap((step, index) => {
    const gap = step - (wanted[index - 1] ?? 0);
    // A gap of one page is better shown than hinted at.
    if (gap === 2) return [step - 1, step];
    return gap > 2 ? [null, step] : [step];
  });
}
