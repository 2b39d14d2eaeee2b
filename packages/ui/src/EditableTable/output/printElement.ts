/** Time limit for a print dialog that reports no end, ms. */
const longestPrint = 600_000;

/** Prints one element alone, on a page of its own, in the direction of this one. */
export function printElement(element: HTMLElement, title: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position: fixed; inset-block-end: 0; width: 0; height: 0; border: 0; visibility: hidden';
  document.body.append(frame);
  const page = frame.contentWindow!;
  page.document.title = title;
  page.document.documentElement.dir = document.documentElement.dir;
  page.document.documentElement.lang = document.documentElement.lang;
  page.document.body.append(page.document.adoptNode(element));
  const remove = () => {
    clearTimeout(timer);
    frame.remove();
  };
  const timer = setTimeout(remove, longestPrint);
  page.addEventListener('afterprint', remove);
  page.print();
}
