/**
 * Stands for more rows than browsers can scroll: they end a scroll area at some million px. Small steps move the rows as far as they go, large ones, as by the
 * scroll bar, in proportion.
 */
export interface ScrollScale {
  /** Px of the area for so many px of rows. */
  areaOf(content: number): number;
  /**
   * The area was scrolled.
   * @param content px of all rows
   * @param height px in which rows can be seen
   * @returns px from the top of the first row
   */
  follow(scrollTop: number, content: number, height: number): number;
  /** Where to scroll the area, so that the rows are scrolled to an offset. */
  scrollTopFor(offset: number): number;
  /** Where the area would stand in proportion; undefined if it does. */
  settle(): number | undefined;
}
