export { PopoverTextArea, type PopoverTextAreaProps } from './PopoverTextArea.tsx';
