/** Number of pages, at least 1. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The page numbers to offer: first, last, the current and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last, ...(page <= 3 ? [2, 3, 4] : []), ...(page >= last - 2 ? [last - 1, last - 2, last - 3] : [])];
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const step = number - (numbers[index - 1] ?? number - 1);
    if (step === 2) return [number - 1, number];
    return step > 2 ? [null, number] : [number];
  });
}
