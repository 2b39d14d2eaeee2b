import { Button, Modal } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { useSignatureTexts } from './useSignatureTexts.ts';
import styles from './SignatureDialog.module.css';

interface SignatureDialogProps {
  title: string;
  /** Gets the signature as a PNG, dark on white, as it goes on paper. */
  onSigned: (file: File) => void;
  onClose: () => void;
}

/** Ink and paper are the same in dark mode: the picture is printed. */
const [ink, paper] = ['#10243e', '#ffffff'];

/** A signature pad; its code is loaded with the dialog. */
export default function SignatureDialog({ title, onSigned, onClose }: SignatureDialogProps) {
  const { t } = useSignatureTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [strokes, setStrokes] = useState(0);
  const undo = (): void => {
    pad.current?.fromData(pad.current.toData().slice(0, -1));
    setStrokes((count) => count - 1);
  };
  const clear = (): void => {
    pad.current?.clear();
    setStrokes(0);
  };
  const accept = (): void =>
    canvas.current?.toBlob((blob) => {
      if (blob) onSigned(new File([blob], `${t('file')}.png`, { type: 'image/png' }));
    }, 'image/png');
  return (
    <Modal
      open
      centered
      title={title}
      width="min(640px, calc(100vw - 16px))"
      // A stroke that ends beside the pad must not close it.
      mask={{ closable: false }}
      okText={t('accept')}
      okButtonProps={{ disabled: strokes === 0 }}
      cancelText={t('ui:cancel')}
      onOk={accept}
      onCancel={onClose}
    >
      <Paper canvas={canvas} pad={pad} onDrawn={setStrokes} />
      <div className={styles.tools}>
        <span>{t('area')}</span>
        <Button size="small" disabled={strokes === 0} onClick={undo}>
          {t('undo')}
        </Button>
        <Button size="small" disabled={strokes === 0} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </Modal>
  );
}

interface PaperProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  pad: RefObject<SignaturePad | null>;
  /** Told how many strokes there are after each. */
  onDrawn: (strokes: number) => void;
}

/** The canvas. The pad is created when it mounts, since a dialog mounts its content later than itself. */
function Paper({ canvas, pad, onDrawn }: PaperProps) {
  const { t } = useSignatureTexts();
  useEffect(() => {
    const element = canvas.current!;
    const made = new SignaturePad(element, { penColor: ink, backgroundColor: paper });
    pad.current = made;
    made.addEventListener('endStroke', () => onDrawn(made.toData().length));
    let width = element.clientWidth;
    // A window that is turned or narrowed keeps what was drawn, smaller or larger.
    const observer = new ResizeObserver(() => {
      fit(element, made, element.clientWidth / (width || element.clientWidth));
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.off();
    };
  }, [canvas, pad, onDrawn]);
  return <canvas ref={canvas} className={styles.signature} role="img" aria-label={t('area')} />;
}

/** Gives the canvas as many pixels as the screen shows of it. @param scale of the drawing against the one before */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad, scale: number): void {
  const { clientWidth, clientHeight } = canvas;
  if (clientWidth === 0) return;
  const ratio = Math.max(window.devicePixelRatio, 1);
  const drawn = pad.toData().map((stroke) => ({ ...stroke, points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })) }));
  canvas.width = clientWidth * ratio;
  canvas.height = clientHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(drawn);
}
