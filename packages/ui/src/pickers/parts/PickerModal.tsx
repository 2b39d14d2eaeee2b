import { Modal, type ModalProps } from 'antd';

interface PickerModalProps extends Pick<ModalProps, 'title' | 'footer' | 'onCancel' | 'children'> {
  /** Px; narrower where the window is. */
  width: number;
}

/** The frame of a picker's dialog. It is there at once: to move it in would cost as much time as to draw it. */
export const PickerModal = ({ width, ...modal }: PickerModalProps) => (
  <Modal {...modal} open centered width={`min(${width}px, calc(100vw - 16px))`} mask={{ closable: false }} transitionName="" maskTransitionName="" />
);
