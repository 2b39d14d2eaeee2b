import type { Campaign, CampaignVehicle } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { BulletinSheet } from './BulletinSheet.tsx';
import { MachineSheet } from './MachineSheet.tsx';

/** The campaign with its open machines, as the ticket allows them to be read. */
type Bulletin = Campaign & { machines?: CampaignVehicle[] };

/** The bulletin on paper, and after it the list of open machines. */
export function BulletinPage() {
  return (
    <DocumentPrintPage<Bulletin> docType="campaign" numberOf={({ campaignNo }) => campaignNo}>
      {(campaign: Bulletin) => (
        <>
          <BulletinSheet campaign={campaign} />
          {campaign.machines && campaign.machines.length > 0 && <MachineSheet campaign={campaign} machines={campaign.machines} />}
        </>
      )}
    </DocumentPrintPage>
  );
}
