export { FramePage, type FramePageProps } from './FramePage.tsx';
export { fillAddress, type FramePlaceholder, framePlaceholders, type FrameValues } from './model/fillAddress.ts';
