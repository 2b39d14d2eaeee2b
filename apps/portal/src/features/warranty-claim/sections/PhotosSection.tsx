import { warrantyClaimSlots } from '@harrow/api-client/slots';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { usePhotosBeside } from '../../../documents/review/photos/usePhotosBeside.ts';
import { useClaimFacts } from '../claimFacts.ts';
import { Slots, useDocument, useValue } from '../claimKind.ts';
import { requiredSlots } from '../form/requiredSlots.ts';
import { useFaults } from '../form/useFaults.ts';
import { useReviewing } from '../review/reviewing.ts';

const names = Object.keys(warrantyClaimSlots);

/** Photos, video and signature by slot, unless the reviewer has them beside the form. */
export function PhotosSection() {
  const { readOnly } = useOpenForm();
  const claim = useDocument();
  const faults = useFaults();
  const { noHours } = useClaimFacts();
  const replaceEngine = useValue('replaceEngine');
  const mileage = useValue('mileage');
  const isBeside = usePhotosBeside(useReviewing() !== undefined);
  if (isBeside) return null;
  const required: readonly string[] = readOnly && claim ? claim.requiredSlots : requiredSlots({ faults, replaceEngine, mileage }, noHours);
  return <Slots slots={names.map((name) => ({ name, required: required.includes(name), isSigned: name === 'signature' }))} />;
}
