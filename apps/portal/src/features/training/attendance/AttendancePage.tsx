import { ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { ListImport } from '../../../shared/list/ListTools.tsx';
import { useTabTitle } from '../../../shared/tab.ts';
import { attendeesOf, trainingListing, trainings } from '../trainings.ts';
import { AttendanceTable } from './AttendanceTable.tsx';

/** Who came to a course, and with which score. */
export function AttendancePage() {
  const { t } = useTranslation('training');
  const { id = '' } = useParams();
  const client = useQueryClient();
  const training = useQuery(trainings.detail(id));
  const attendees = useQuery(attendeesOf(id));
  const error = training.error ?? attendees.error;
  // A correction is typed, with its reason.
  const mayImport = training.data?.finishTime === null && training.data.allowedActions.includes('attendance');
  useTabTitle(training.data && `${t('attendance.title')} ${training.data.planNo}`);
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={training.data ? `${t('attendance.title')}: ${training.data.title}` : t('attendance.title')}
        actions={
          // Its outcome stays while the sheet is read again.
          mayImport && (
            <ListImport
              path="/mfr/training"
              call={`importAttendance?id=${id}`}
              template={`attendanceTemplate?id=${id}`}
              permission="training:edit"
              title={t('attendance.import')}
              onImported={() => void client.invalidateQueries({ queryKey: trainings.key })}
            />
          )
        }
      >
        {training.data && (
          <Link className="hw-link" to={`${trainingListing.address}/detail/${id}`}>
            {training.data.planNo}
          </Link>
        )}
      </PageHeader>
      {error && <CallFailure error={error} onRetry={() => void Promise.all([training.refetch(), attendees.refetch()])} />}
      {!error && !(training.data && attendees.data) && <ListSkeleton rows={8} />}
      {training.data && attendees.data && <AttendanceTable key={attendees.dataUpdatedAt} training={training.data} attendees={attendees.data} />}
    </Flex>
  );
}
