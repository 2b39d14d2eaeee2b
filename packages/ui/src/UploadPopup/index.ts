export { UploadPopup, type UploadPopupProps } from './UploadPopup.tsx';
