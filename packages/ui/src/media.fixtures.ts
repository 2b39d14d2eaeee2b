/** Answers a media feature, such as `any-pointer: coarse`, otherwise than the browser of the tests. Returns what undoes that. */
export function answerMedia(feature: string, matches: boolean): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes(feature) ? Object.assign(new EventTarget(), { matches, media: query } as MediaQueryList) : matchMedia.call(window, query);
  return () => {
    window.matchMedia = matchMedia;
  };
}
