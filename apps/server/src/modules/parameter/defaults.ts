/** Parameters and their defaults; `sys_config` overrides them. */
export const parameterDefaults = {
  'pdi.deadlineDays': '15',
  'pdi.minPhotos': '3',
  'pdi.batchMax': '50',
  /** Share of the allowance that is paid where a sheet was handed in after its deadline, in percent. */
  'pdi.lateFeePct': '50',
  /** Above so many working hours on arrival the dealer is asked. */
  'pdi.hoursWarn': '20',
  /** Days after which a review outside claims is amber, and red. */
  'review.amberDays': '5',
  'review.redDays': '10',
  'handover.registerDays': '10',
  /** Days from repair to submission. */
  'claim.submitDays': '30',
  /** Days from "no pass" to the next submission. */
  'claim.resubmitDays': '30',
  /** Days after which a review is red, and amber. */
  'claim.reviewSlaDays': '30',
  'claim.reviewAmberDays': '20',
  'claim.auditBackDays': '365',
  /** Kilometres of a service trip. */
  'claim.mileageMax': '400',
  /** Above this amount, in USD, the final reviewer must not be the first one. */
  'claim.fourEyesAmount': '2000',
  'claim.dupWindowDays': '60',
  /** Claimed ÷ standard hours that need no explanation, and the most that is accepted with one. */
  'claim.hourTolerance': '1.0',
  'claim.hourToleranceMax': '1.5',
  'claim.partsHandlingPct': '10',
  /** Days after which an answered feedback that nobody continues is closed. */
  'feedback.autoCloseDays': '15',
  /** Days within which feedback is answered; of high priority. */
  'feedback.answerDays': '3',
  'feedback.answerDaysHigh': '1',
  /** JSON: which role answers which type of feedback. */
  'feedback.route': JSON.stringify({
    portal_bug: 'SYS_ADMIN',
    suggestion: 'MFR_SALES',
    service_complaint: 'MFR_SVC_MGR',
    parts_supply: 'MFR_PARTS',
    finance: 'MFR_FINANCE',
    other: 'MFR_SALES',
  }),
  'usedParts.retentionDays': '60',
  'usedParts.returnDays': '30',
  /** How far past its due date or hours a service may be before it counts as missed. */
  'maint.toleranceDays': '30',
  'maint.toleranceHours': '20',
  'password.maxAgeDays': '90',
  /** strict, A or B. */
  'password.policy': 'strict',
  'attach.maxMb': '50',
  /** Most MB that the files of one user, and of one dealer, may take. */
  'attach.quotaUserMb': '10240',
  'attach.quotaDealerMb': '51200',
  'ui.pageSize': '10',
  'ui.pageSizeOptions': '10,20,30',
  'subDealer.directSubmit': 'Y',
  /** Shown in price messages (E-301); empty when the maker has named nobody. */
  'contact.serviceManager': '',
  /** Failed sign-ins of an account or address after which a verification code is asked for. */
  'login.captchaAfter': '3',
  /** Failed sign-ins after which an account is locked, and for how many minutes. */
  'login.lockAfter': '5',
  'login.lockMinutes': '15',
} as const;

export type ParameterKey = keyof typeof parameterDefaults;
