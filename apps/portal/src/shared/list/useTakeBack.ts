import { useMessages } from '@harrow/ui';
import { useSayFailure } from '../calls/useSayFailure.ts';

interface TakeBack {
  /** Texts of the question. */
  title: string;
  content: string;
  okText: string;
  cancelText: string;
  takeBack: () => Promise<unknown>;
  /** Afterwards, also where it was refused: what is shown may be old. */
  readAgain: () => Promise<unknown>;
}

/** Asks before an import is taken back as a whole, and says why one is not. */
export function useTakeBack(): (asked: TakeBack) => void {
  const sayFailure = useSayFailure();
  const { modal } = useMessages();
  return ({ takeBack, readAgain, ...texts }) =>
    void modal.confirm({
      ...texts,
      okButtonProps: { danger: true },
      async onOk() {
        try {
          await takeBack();
        } catch (error) {
          sayFailure(error);
        }
        await readAgain();
      },
    });
}
