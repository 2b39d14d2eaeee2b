/** The ids for `aria-describedby` of a field whose value stands beside its control: those of the value, and what else describes it. */
export const describedByValue = (valueIds: readonly string[], others: string | undefined): string | undefined =>
  [...valueIds, ...(others ? [others] : [])].join(' ') || undefined;
