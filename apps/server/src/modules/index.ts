import type { AllHandlers } from '../shared/contract/handlers.ts';
import type { LoggedRecord } from '../shared/change-log/loggedRecord.ts';
import type { AttachmentOwner } from '../shared/files/attachmentOwner.ts';
import type { Job } from '../shared/jobs/job.ts';
import type { Services } from '../shared/services.ts';
import type { DocumentType } from '../documents/documentType.ts';
import { approvalRoutes } from './approval/routes.ts';
import { fileCleaning } from './attach/fileCleaning.ts';
import { attachRoutes } from './attach/routes.ts';
import { categoryRoutes } from './category/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { dealerAttachments } from './department/dealerAttachments.ts';
import { departmentRoutes } from './department/routes.ts';
import { dictionaryAdministrationRoutes } from './dictionary/administration.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { fieldCheckRoutes } from './field-check/routes.ts';
import { generalRoutes } from './general/routes.ts';
import { housekeeping } from './job/housekeeping.ts';
import { jobRoutes } from './job/routes.ts';
import { cutExports } from './kept-file/cutExports.ts';
import { keptFileRoutes } from './kept-file/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { parameterRoutes } from './parameter/routes.ts';
import { priceGaps } from './parts/priceGaps.ts';
import { onlineRoutes } from './online/routes.ts';
import { partsRoutes } from './parts/routes.ts';
import { partAttachments, partLogs } from './parts/service.ts';
import { permissionRoutes } from './permission/routes.ts';
import { positionRoutes } from './position/routes.ts';
import { publicNotices } from './public-notice/noticeJob.ts';
import { publicNoticeRoutes } from './public-notice/routes.ts';
import { noticeAttachments, noticeDocumentType } from './public-notice/service.ts';
import { reportAdministrationRoutes } from './report/administration.ts';
import { reportRoutes } from './report/routes.ts';
import { roleRoutes } from './role/routes.ts';
import { catalogueMasterRoutes } from './service-catalogue/masterRoutes.ts';
import { savedViewRoutes } from './saved-view/routes.ts';
import { catalogueRoutes } from './service-catalogue/routes.ts';
import { catalogueLogs } from './service-catalogue/service.ts';
import { todoRoutes } from './todo/routes.ts';
import { userRoutes } from './user/routes.ts';
import { passwordAge } from './user/passwordReminders.ts';
import { uploadRoutes } from './upload/routes.ts';
import { userPreferenceRoutes } from './user-preference/routes.ts';
import { productRoutes } from './vehicle/productRoutes.ts';
import { vehicleRoutes } from './vehicle/routes.ts';
import { vehicleAttachments, vehicleDocumentType } from './vehicle/service.ts';
import { maintenanceDue, pdiDue, warrantyEnding } from './vehicle/vehicleReminders.ts';
import { claimResubmission, claimReviewSla, usedPartsReturn } from './warranty-claim/claimReminders.ts';
import { warrantyClaimRoutes } from './warranty-claim/routes.ts';
import { claimAttachments, claimDocumentType } from './warranty-claim/service.ts';

/** The handlers of every operation of the contract; one that is missing does not compile. */
export const allHandlers = (services: Services, { demo, captchaCode }: { demo: boolean; captchaCode?: (() => string) | undefined }): AllHandlers => ({
  ...loginRoutes(services, captchaCode),
  ...permissionRoutes,
  ...departmentRoutes(services),
  ...parameterRoutes(services, demo),
  ...dictionaryRoutes(services),
  ...dictionaryAdministrationRoutes(services),
  ...categoryRoutes(services),
  ...positionRoutes(services),
  ...userRoutes(services),
  ...roleRoutes(services),
  ...reportRoutes(services),
  ...reportAdministrationRoutes(services),
  ...onlineRoutes(services),
  ...fieldCheckRoutes(services),
  ...generalRoutes(services),
  ...messageRoutes(services),
  ...publicNoticeRoutes(services),
  ...approvalRoutes(services),
  ...attachRoutes(services),
  ...uploadRoutes(services),
  ...productRoutes(services),
  ...partsRoutes(services),
  ...vehicleRoutes(services),
  ...catalogueRoutes(services),
  ...catalogueMasterRoutes(services),
  ...keptFileRoutes(services),
  ...warrantyClaimRoutes(services),
  ...todoRoutes(services),
  ...jobRoutes(services),
  ...dashboardRoutes(services),
  ...savedViewRoutes(services),
  ...userPreferenceRoutes(services),
});

/** Kinds of documents that approval, logs and to-do work on. */
export const documentTypes: readonly DocumentType[] = [claimDocumentType, noticeDocumentType, vehicleDocumentType];

/** Masters whose history can be read. */
export const masterLogs: readonly LoggedRecord[] = [...partLogs, ...catalogueLogs];

/** Tables that files may be attached to. */
export const attachmentOwners = (_services: Services): AttachmentOwner[] => [
  claimAttachments,
  noticeAttachments,
  vehicleAttachments,
  partAttachments,
  dealerAttachments,
];

/** What the server does by itself. */
export const scheduledJobs: readonly Job[] = [
  claimReviewSla,
  claimResubmission,
  usedPartsReturn,
  pdiDue,
  warrantyEnding,
  maintenanceDue,
  passwordAge,
  priceGaps,
  publicNotices,
  housekeeping,
  fileCleaning,
  cutExports,
];
