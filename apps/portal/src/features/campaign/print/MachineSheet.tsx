import type { Campaign, CampaignVehicle } from '@harrow/api-client';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { campaignListing } from '../campaigns.ts';

/** Open machines of a campaign, with dealer and owner. */
export function MachineSheet({ campaign, machines }: { campaign: Campaign; machines: readonly CampaignVehicle[] }) {
  const label = useTwoLanguages('campaign');
  return (
    <PaperSheet
      title={label('print.machines')}
      no={campaign.campaignNo}
      about={[campaign.title]}
      status={campaign.status_dictText}
      path={`${campaignListing.address}/detail/${campaign.id}`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.vin')}</th>
            <th scope="col">{label('field.fourthProduct')}</th>
            <th scope="col">{label('field.dealerName')}</th>
            <th scope="col">{label('field.ownerName')}</th>
            <th scope="col">{label('field.ownerPhone')}</th>
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.id}>
              <td>{machine.vin}</td>
              <td>{machine.fourthProduct_dictText}</td>
              <td>{machine.subDealerName ?? machine.dealerName}</td>
              <td>{machine.ownerName ?? '–'}</td>
              <td>{machine.ownerPhone ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
