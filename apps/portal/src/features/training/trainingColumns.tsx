import type { TrainingItem } from '@harrow/api-client';
import { trainingsFields as sheet } from '@harrow/api-client/fields';
import { formatNumber, Progress } from '@harrow/ui';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { trainingTones } from './trainings.ts';

const whole = 100;

/** The list: what is taught when, and how many seats are taken. */
export const trainingList: SheetList<TrainingItem, typeof sheet> = {
  noun: 'training',
  sheet,
  columns: {
    planNo: { fixed: 'left' },
    title: { fixed: 'left' },
    trainingStatus: { tones: trainingTones },
    topics: {},
    method: {},
    startDate: {},
    endDate: {},
    registrationDeadline: {},
    seatsTaken: {
      align: 'left',
      width: 150,
      render: ({ seatsTaken, capacity, planNo }) => <Progress value={(seatsTaken / capacity) * whole} text={`${seatsTaken}/${capacity}`} aria-label={planNo} />,
    },
    language: {},
    mySubmissionNo: { for: 'dealer' },
    level: { defaultHidden: true },
    location: { defaultHidden: true },
    secondProduct: { defaultHidden: true },
    seatsLeft: { defaultHidden: true, text: ({ seatsLeft }, { language }) => formatNumber(seatsLeft, language) },
    numberOfApplicants: { defaultHidden: true },
    numberOfParticipants: { defaultHidden: true },
    lecturer: { defaultHidden: true },
    organiser: { defaultHidden: true },
    expenses: { defaultHidden: true },
    expenseBearer: { defaultHidden: true },
    publishTime: { defaultHidden: true },
    createBy: { defaultHidden: true },
    createTime: { defaultHidden: true },
    updateTime: { defaultHidden: true },
  },
  exported: ['capacity', 'currency'],
  query: [
    'planNo',
    'title',
    'method',
    'trainingStatus',
    'level',
    'secondProduct',
    'language',
    'location',
    'startDate',
    'endDate',
    'registrationDeadline',
    'capacity',
    'seatsTaken',
    'lecturer',
    'organiser',
    'publishTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'topics', kind: 'dict', dict: 'training_topic', several: true },
    'method',
    'language',
    { name: 'startDate', label: 'list.period' },
    { name: 'open', kind: 'flag', label: 'list.registration', text: 'list.open' },
    { name: 'unregistered', kind: 'flag', label: 'list.registration', text: 'list.unregistered', for: 'dealer' },
  ],
};
