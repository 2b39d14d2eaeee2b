/** Brings the head of the open page into view, where number and status stand. */
export function showHead(): void {
  const heading = [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
  heading?.scrollIntoView({ block: 'center' });
}
