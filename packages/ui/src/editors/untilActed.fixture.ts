const svg = 'http://www.w3.org/2000/svg';

function answered(element: Element, event: string): Promise<unknown> {
  return new Promise((resolve) => element.addEventListener(event, resolve, { once: true }));
}

/**
 * Waits until whatever a hostile text has put into the page has had its turn: a picture, a film, a frame and an animation
 * that begin now have answered, so those that began before have answered, too. No guessed time.
 */
export async function untilActed(): Promise<void> {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; opacity: 0; pointer-events: none';
  const image = Object.assign(document.createElement('img'), { src: 'x', alt: '' });
  const video = Object.assign(document.createElement('video'), { src: 'x' });
  const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<p></p>', title: 'control' });
  const details = Object.assign(document.createElement('details'), { open: true });
  const drawing = document.createElementNS(svg, 'svg');
  const animation = document.createElementNS(svg, 'animate');
  animation.setAttribute('attributeName', 'x');
  animation.setAttribute('dur', '1s');
  drawing.append(animation);
  const all = [answered(image, 'error'), answered(video, 'error'), answered(frame, 'load'), answered(details, 'toggle'), answered(animation, 'beginEvent')];
  place.append(image, video, frame, details, drawing);
  document.body.append(place);
  await Promise.all(all);
  place.remove();
}
