import { Modal, type ModalProps } from 'antd';
import { useRef } from 'react';

interface PickerModalProps extends Pick<ModalProps, 'title' | 'footer' | 'onCancel' | 'children'> {
  /** Px; narrower where the window is. */
  width: number;
}

/** The frame of a picker's dialog. It is there at once: to move it in would cost as much time as to draw it. */
export function PickerModal({ width, children, ...modal }: PickerModalProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      {...modal}
      open
      centered
      width={`min(${width}px, calc(100vw - 16px))`}
      mask={{ closable: false }}
      transitionName=""
      maskTransitionName=""
      // The dialog gives the focus to its first button otherwise, whatever asked for it before.
      afterOpenChange={(isOpen) => isOpen && content.current?.querySelector<HTMLElement>('[role=search] input')?.focus()}
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}
