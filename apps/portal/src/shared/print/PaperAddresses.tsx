import type { Addressee } from '@harrow/api-client';
import { usePaper } from './paper.ts';
import { SheetFact, SheetFacts } from './SheetFacts.tsx';
import { useTwoLanguages } from './useTwoLanguages.tsx';

/** Maker, dealer and recipient of a paper, with their addresses. */
export function PaperAddresses() {
  const label = useTwoLanguages('shared');
  const { maker, dealer, shipTo } = usePaper();
  return (
    <div className="print-sheet-addresses">
      <SheetFacts>
        <SheetFact label={label('paper.maker')}>
          <Lines {...maker} />
        </SheetFact>
        {dealer && (
          <SheetFact label={label('paper.dealer')}>
            <Lines {...dealer} name={[dealer.name, dealer.subDealerName].filter(Boolean).join(' · ')} />
          </SheetFact>
        )}
        {shipTo && (
          <SheetFact label={label('paper.shipTo')}>
            <Lines {...shipTo} />
          </SheetFact>
        )}
      </SheetFacts>
    </div>
  );
}

const Lines = ({ name, address, phone }: Addressee) => (
  <address>
    <strong>{name ?? '–'}</strong>
    {address && <span>{address}</span>}
    {phone && <span>{phone}</span>}
  </address>
);
