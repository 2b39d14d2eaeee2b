import { NewerVersion } from './NewerVersion.tsx';
import { useReview } from './reviewInHand.ts';

/** For the top of a page: others have changed the document that somebody reviews, and what became of what was typed. */
export function ReviewNews() {
  const { isOld, lost, goOn, forget } = useReview();
  return <NewerVersion isOld={isOld} lost={lost} onGoOn={goOn} onForget={forget} />;
}
