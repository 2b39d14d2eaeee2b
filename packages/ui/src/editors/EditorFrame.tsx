import { type ReactNode, useEffect, useRef } from 'react';
import styles from './editors.module.css';

interface EditorFrameProps {
  fullScreen: boolean;
  onFullScreenChange: (fullScreen: boolean) => void;
  /** Of the full screen. Default 999. */
  zIndex?: number;
  disabled?: boolean;
  invalid?: boolean;
  children: ReactNode;
}

/** The border around an editor. F11 fills the window with it, Escape ends that. */
export function EditorFrame({ fullScreen, onFullScreenChange, zIndex = 999, disabled = false, invalid = false, children }: EditorFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!fullScreen) return undefined;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, [fullScreen]);
  return (
    // The keys are those of the editor inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.frame}
      data-full={fullScreen}
      data-disabled={disabled}
      data-invalid={invalid}
      style={fullScreen ? { zIndex } : undefined}
      onKeyDownCapture={(event) => {
        const isEnd = event.key === 'Escape' && fullScreen;
        if (event.key !== 'F11' && !isEnd) return;
        event.preventDefault();
        event.stopPropagation();
        onFullScreenChange(!fullScreen);
      }}
    >
      {children}
    </div>
  );
}
