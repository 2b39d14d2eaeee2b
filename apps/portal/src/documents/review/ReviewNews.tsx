import { NewerVersion } from './NewerVersion.tsx';
import { useReview } from './reviewInHand.ts';

/** Notice at the top of a page: others have changed the document under review, with the input that has lost its place. */
export function ReviewNews() {
  const { isOld, lost, goOn, forget } = useReview();
  return <NewerVersion isOld={isOld} lost={lost} onGoOn={goOn} onForget={forget} />;
}
