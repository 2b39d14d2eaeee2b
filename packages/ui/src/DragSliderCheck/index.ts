export { DragSliderCheck, type DragSliderCheckHandle, type DragSliderCheckProps } from './DragSliderCheck.tsx';
