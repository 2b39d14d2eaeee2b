import { RotateLeftOutlined, RotateRightOutlined, SwapOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { useMessages } from '../../HarrowProvider/index.ts';
import { shownName } from '../shownName.ts';
import { drawTurned, type PictureOutput } from './drawPicture.ts';
import { editPicture } from './editPicture.ts';
import { framePx, isChanged, mirror, type PictureChange, startChange, turn, turnedSize } from './pictureChange.ts';
import type { PictureEdit } from './PictureEdit.ts';
import { usePictureEditTexts } from './usePictureEditTexts.ts';
import styles from './PictureDialog.module.css';

interface PictureDialogProps extends Pick<PictureOutput, 'maxPx' | 'maxBytes'> {
  file: File;
  /** Its place among those that are asked about, from 1. */
  place: number;
  total: number;
  edit: PictureEdit;
  /** Gets what is to be sent: the file itself where nothing was changed, undefined where it was given up. */
  onDone: (file: File | undefined) => void;
  /** Those after this one are to be sent as they are; not offered where all get one ratio. */
  onRest: (file: File) => void;
}

/** Asks how to crop and turn a picture. One that cannot be read is sent as it is: the server says so better. */
export function PictureDialog({ file, place, total, edit, maxPx, maxBytes, onDone, onRest }: PictureDialogProps) {
  const { t } = usePictureEditTexts();
  const { message } = useMessages();
  const picture = usePicture(file, () => onDone(file));
  const [changed, setChanged] = useState<PictureChange>();
  const [isBusy, setBusy] = useState(false);
  const change = picture && (changed ?? startChange(picture, edit.ratio));
  const name = shownName(file.name);

  async function accept(done: (file: File) => void): Promise<void> {
    if (!picture || !change) return;
    if (!isChanged(change, picture)) return done(file);
    setBusy(true);
    try {
      done(await editPicture(file, picture, change, { ...edit, maxPx, maxBytes }));
    } catch {
      setBusy(false);
      void message.error(t('failed'));
    }
  }
  return (
    <Modal
      open
      centered
      title={total > 1 ? t('titleOf', { name, n: place, total }) : t('title', { name })}
      classNames={{ header: styles.head }}
      width="min(760px, calc(100vw - 16px))"
      // A frame that is drawn beyond the dialog must not close it.
      mask={{ closable: false }}
      footer={(_, { OkBtn, CancelBtn }) => (
        <div className={styles.foot}>
          {place < total && edit.ratio === undefined && (
            <Button disabled={!picture || isBusy} onClick={() => void accept(onRest)}>
              {t('rest')}
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </div>
      )}
      okText={t('use')}
      okButtonProps={{ disabled: !picture, loading: isBusy }}
      cancelText={t('ui:cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => void accept(onDone)}
      onCancel={() => !isBusy && onDone(undefined)}
    >
      {picture && change ? (
        <>
          <Tools picture={picture} change={change} ratio={edit.ratio} onChange={setChanged} />
          <CropStage picture={picture} change={change} ratio={edit.ratio} name={name} onChange={setChanged} />
        </>
      ) : (
        <p className={styles.loading}>{t('ui:loading')}</p>
      )}
    </Modal>
  );
}

interface StageProps {
  picture: ImageBitmap;
  change: PictureChange;
  ratio: number | undefined;
  onChange: (change: PictureChange | undefined) => void;
}

function Tools({ picture, change, ratio, onChange }: StageProps) {
  const { t } = usePictureEditTexts();
  const { x, y, width, height } = framePx(change, picture);
  return (
    <div className={styles.tools}>
      <Button icon={<RotateLeftOutlined aria-hidden />} onClick={() => onChange(turn(change, -1, picture, ratio))}>
        {t('turnLeft')}
      </Button>
      <Button icon={<RotateRightOutlined aria-hidden />} onClick={() => onChange(turn(change, 1, picture, ratio))}>
        {t('turnRight')}
      </Button>
      <Button icon={<SwapOutlined aria-hidden />} onClick={() => onChange(mirror(change))}>
        {t('mirror')}
      </Button>
      <Button icon={<UndoOutlined aria-hidden />} onClick={() => onChange(undefined)}>
        {t('reset')}
      </Button>
      <output className={`hw-number ${styles.size}`}>
        <span>{t('size', { width, height })}</span>
        <span className="hw-hidden">{t('position', { x, y })}</span>
      </output>
    </div>
  );
}

/** Px on the screen. */
const smallestFrame = 16;

/** The picture with the frame that is kept of it. */
function CropStage({ picture, change, ratio, name, onChange }: StageProps & { name: string }) {
  const { t } = usePictureEditTexts();
  return (
    <div className={styles.stage}>
      <ReactCrop
        crop={{ ...change.frame, unit: '%' }}
        aspect={ratio}
        keepSelection
        ruleOfThirds
        minWidth={smallestFrame}
        minHeight={smallestFrame}
        ariaLabels={{
          cropArea: t('frame'),
          nwDragHandle: t('handle.nw'),
          nDragHandle: t('handle.n'),
          neDragHandle: t('handle.ne'),
          eDragHandle: t('handle.e'),
          seDragHandle: t('handle.se'),
          sDragHandle: t('handle.s'),
          swDragHandle: t('handle.sw'),
          wDragHandle: t('handle.w'),
        }}
        onChange={(_, { x, y, width, height }) => onChange({ ...change, frame: { x, y, width, height } })}
      >
        <TurnedPicture picture={picture} turns={change.turns} mirrored={change.mirrored} name={name} />
      </ReactCrop>
    </div>
  );
}

/** Px of the longest side: no screen shows more of it. */
const shownPx = 1600;

/** On a canvas, since policies of pages often forbid addresses of pictures that were made in the browser. */
function TurnedPicture({ picture, turns, mirrored, name }: Pick<PictureChange, 'turns' | 'mirrored'> & { picture: ImageBitmap; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useMemo(() => {
    const { width, height } = turnedSize(picture, turns);
    const scale = Math.min(1, shownPx / Math.max(width, height));
    return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  }, [picture, turns]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, size.width, size.height);
    drawTurned(context, picture, { turns, mirrored }, size);
  }, [picture, turns, mirrored, size]);
  return <canvas ref={canvas} {...size} role="img" aria-label={name} />;
}

/** Rejects also where there is no such function, as in jsdom. */
const readPicture = async (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** The picture of a file, turned upright; undefined while it is read. */
function usePicture(file: File, onBroken: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>();
  const handleBroken = useEffectEvent(onBroken);
  useEffect(() => {
    let isGone = false;
    let read: ImageBitmap | undefined;
    readPicture(file).then(
      (bitmap) => {
        if (isGone) return bitmap.close();
        read = bitmap;
        setPicture(bitmap);
      },
      () => isGone || handleBroken(),
    );
    return () => {
      isGone = true;
      read?.close();
    };
  }, [file]);
  return picture;
}
