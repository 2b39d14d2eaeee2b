// A file of its own, so that only this component of the library is fetched, and only when it is needed.
export { DragSliderCheck } from '@harrow/ui';
