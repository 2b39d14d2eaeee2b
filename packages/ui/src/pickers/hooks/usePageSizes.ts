import { useSettings } from '../../HarrowProvider/index.ts';
import type { SelectListOptions } from '../pickers.types.ts';

interface PageSizes {
  /** Records on a page at first. */
  first: number;
  /** Among which users may choose. */
  offered: readonly number[];
}

/**
 * Sizes of the pages of a dialog: what it is told itself, else what the provider says for all, else the usual ones.
 * @param usual not empty
 */
export function usePageSizes({ pageSize, pageSizes }: Pick<SelectListOptions<never>, 'pageSize' | 'pageSizes'>, usual: readonly number[]): PageSizes {
  const settings = useSettings();
  const offered = pageSizes ?? settings.pageSizes ?? usual;
  return { first: pageSize ?? (pageSizes ? undefined : settings.pageSize) ?? offered[0] ?? usual[0]!, offered };
}
