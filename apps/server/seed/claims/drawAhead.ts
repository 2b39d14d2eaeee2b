import type { DemoFile } from '../files/uploadFile.ts';
import { claimFilesOf, drawPartPictures } from './claimFiles.ts';
import type { ClaimStep, PlannedStep } from './claimSteps.ts';

/** The files that a step attaches to its claim. */
export type FilesOfStep = (step: ClaimStep) => Promise<DemoFile[]>;

/** So many steps with files are drawn at the same time as earlier ones are taken. */
const ahead = 4;

const hasFiles = ({ plan, step }: PlannedStep): boolean => step.does === 'attachAgain' || (step.does === 'save' && !plan.withoutPhotos);

/** Draws the files of steps in their order, some steps ahead: pictures are drawn by other threads than the one that fills the database. */
export async function drawAhead(steps: readonly PlannedStep[]): Promise<FilesOfStep> {
  const pictures = await drawPartPictures();
  const drawn = new Map<ClaimStep, Promise<DemoFile[]>>();
  const waiting = steps.filter(hasFiles).values();
  const drawNext = (): void => {
    const next = waiting.next().value;
    if (!next) return;
    const { plan, step } = next;
    const files = claimFilesOf(plan, pictures, step.does === 'attachAgain' ? step.slots : undefined);
    // Whoever asks for the files hears of it; nobody may.
    files.catch(() => {});
    drawn.set(step, files);
  };
  for (let count = 0; count < ahead; count += 1) drawNext();
  return async (step) => {
    const files = drawn.get(step);
    if (!files) return [];
    drawn.delete(step);
    drawNext();
    return files;
  };
}
