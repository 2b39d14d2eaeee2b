/** Scrolls to the head of the open page, with number and status. */
export function showHead(): void {
  const heading = [...document.querySelectorAll('h1')].find((element) => element.checkVisibility());
  heading?.scrollIntoView({ block: 'center' });
}
