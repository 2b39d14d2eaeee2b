// Written by generateModels.ts from the contract; do not edit.
import type { Announcement, AnnouncementItem, ApprovalLogEntry, ArrivalAccept, ArrivalAcceptItem, ArrivalAcceptLine, BugCodeItem, BugSystemItem, CheckItem, CheckRuleRecord, ClaimFault, ClaimPartLine, Coefficient, Contact, ContactItem, CountingCoefficient, DataChange, Dealer, DealerItem, DealerOpen, DepartRecord, DictionaryItem, DocumentPost, ExchangeRate, FailedReason, Feedback, FeedbackItem, Job, JobRun, LabourRate, LowAppItem, Mail, MailItem, MarketGroup, Message, Notice, NoticeItem, NoticeMaster, NoticeRecord, OnlineUser, OperationLog, OperationLogDetail, OrderType, Parameter, PartItem, PartOption, PartPriceItem, Position, ProductItem, ReportItem, RoleItem, RoleRecord, SequenceRule, ServiceAllowance, ServiceCodeItem, SignIn, SubDealer, SubDealerItem, Supplier, TodoItem, Usage, UserItem, UserRecord, Vehicle, VehicleClaim, VehicleItem, VehicleLookup, VehiclePdi, WarrantyClaim, WarrantyClaimItem, WarrantyPolicy } from './types.gen.ts';

/** Models of rows of lists, and all others with texts of dictionaries. */
export interface Models {
  Announcement: Announcement;
  AnnouncementItem: AnnouncementItem;
  ApprovalLogEntry: ApprovalLogEntry;
  ArrivalAccept: ArrivalAccept;
  ArrivalAcceptItem: ArrivalAcceptItem;
  ArrivalAcceptLine: ArrivalAcceptLine;
  BugCodeItem: BugCodeItem;
  BugSystemItem: BugSystemItem;
  CheckItem: CheckItem;
  CheckRuleRecord: CheckRuleRecord;
  ClaimFault: ClaimFault;
  ClaimPartLine: ClaimPartLine;
  Coefficient: Coefficient;
  Contact: Contact;
  ContactItem: ContactItem;
  CountingCoefficient: CountingCoefficient;
  DataChange: DataChange;
  Dealer: Dealer;
  DealerItem: DealerItem;
  DealerOpen: DealerOpen;
  DepartRecord: DepartRecord;
  DictionaryItem: DictionaryItem;
  DocumentPost: DocumentPost;
  ExchangeRate: ExchangeRate;
  FailedReason: FailedReason;
  Feedback: Feedback;
  FeedbackItem: FeedbackItem;
  Job: Job;
  JobRun: JobRun;
  LabourRate: LabourRate;
  LowAppItem: LowAppItem;
  Mail: Mail;
  MailItem: MailItem;
  MarketGroup: MarketGroup;
  Message: Message;
  Notice: Notice;
  NoticeItem: NoticeItem;
  NoticeMaster: NoticeMaster;
  NoticeRecord: NoticeRecord;
  OnlineUser: OnlineUser;
  OperationLog: OperationLog;
  OperationLogDetail: OperationLogDetail;
  OrderType: OrderType;
  Parameter: Parameter;
  PartItem: PartItem;
  PartOption: PartOption;
  PartPriceItem: PartPriceItem;
  Position: Position;
  ProductItem: ProductItem;
  ReportItem: ReportItem;
  RoleItem: RoleItem;
  RoleRecord: RoleRecord;
  SequenceRule: SequenceRule;
  ServiceAllowance: ServiceAllowance;
  ServiceCodeItem: ServiceCodeItem;
  SignIn: SignIn;
  SubDealer: SubDealer;
  SubDealerItem: SubDealerItem;
  Supplier: Supplier;
  TodoItem: TodoItem;
  Usage: Usage;
  UserItem: UserItem;
  UserRecord: UserRecord;
  Vehicle: Vehicle;
  VehicleClaim: VehicleClaim;
  VehicleItem: VehicleItem;
  VehicleLookup: VehicleLookup;
  VehiclePdi: VehiclePdi;
  WarrantyClaim: WarrantyClaim;
  WarrantyClaimItem: WarrantyClaimItem;
  WarrantyPolicy: WarrantyPolicy;
}

/** Their fields, each with the dictionary of its text; texts of dictionaries, and what is shown masked, are left out. */
export const modelFields = {
  Announcement: { id: null, version: null, titile: null, msgContent: null, msgAbstract: null, priority: null, msgType: null, targetIds: null, sendTime: null, revokeTime: null, sendStatus: null, sendStatus_dictText: null, sender: null, readCount: null },
  AnnouncementItem: { id: null, version: null, createTime: null, titile: null, priority: 'announcement_level', msgType: 'announcement_to', receivers: null, sendTime: null, revokeTime: null, sendStatus: 'send_status', sender: null, readCount: null },
  ApprovalLogEntry: { id: null, stepNo: null, action: null, action_dictText: null, fromStatus: null, fromStatus_dictText: null, toStatus: null, toStatus_dictText: null, operator: null, operatorName: null, orgName: null, opinion: null, rejectType: null, rejectReason: null, rejectReason_dictText: null, durationHours: null, createTime: null },
  ArrivalAccept: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, acceptNo: null, batchNo: null, vin: null, secondProduct: null, thirdProduct: null, fourthProduct: null, fourthProduct_dictText: null, vehicleOrderNo: null, arrivalDate: null, deadline: null, daysLeft: null, acceptanceDate: null, acceptancePersonnel: null, result: 'pdi_result', failedCount: null, openCount: null, answeredCount: null, itemCount: null, photoCount: null, pdiFee: null, currency: null, settlementStatus: 'settlement_status', allowedActions: null, vehicleId: null, engineNo: null, noHours: null, acceptancePlace: null, operatingHours: null, mileage: null, keysQty: null, documentsComplete: null, toolsComplete: null, overdueDays: null, delayReason: null, remark: null, catalogueDate: null, statementNo: null, round: null, resubmitUntil: null, rejectReason: 'reject_reason', marks: null, closeReason: 'close_reason', items: null, slots: null, review: null, batch: null },
  ArrivalAcceptItem: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, acceptNo: null, batchNo: null, vin: null, secondProduct: null, thirdProduct: null, fourthProduct: null, fourthProduct_dictText: null, vehicleOrderNo: null, arrivalDate: null, deadline: null, daysLeft: null, acceptanceDate: null, acceptancePersonnel: null, result: 'pdi_result', failedCount: null, openCount: null, answeredCount: null, itemCount: null, photoCount: null, pdiFee: null, currency: null, settlementStatus: 'settlement_status', allowedActions: null },
  ArrivalAcceptLine: { id: null, itemCode: null, itemName: null, standard: null, category: 'check_category', method: 'check_method', valueType: 'value_type', unit: null, minValue: null, maxValue: null, photoRequired: 'yn', mandatory: 'yn', safety: 'yn', itemResult: 'pdi_result', measuredValue: null, measuredText: null, failedReasonCode: null, failedReasonCode_dictText: null, failedReasonText: null, handling: 'pdi_handling', handled: null, claimNo: null, remark: null, photos: null },
  BugCodeItem: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, bugCode: null, name: null, bugSystem: null, bugSystem_dictText: null, defaultSupplierCode: null, defaultSupplierCode_dictText: null, severity: 'severity', mainComponent: 'yn', photoRequired: 'yn', enabled: 'yn' },
  BugSystemItem: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, code: null, name: null, secondProducts: null, secondProducts_dictText: null, sortNo: null, enabled: 'yn' },
  CheckItem: { id: null, version: null, createTime: null, itemCode: null, validFrom: null, validTo: null, itemName: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, standard: null, standardZh: null, standardEn: null, standardEs: null, standardRu: null, standardFr: null, standardPt: null, secondProduct: 'product2', thirdProducts: null, thirdProducts_dictText: null, category: 'check_category', method: 'check_method', valueType: 'value_type', unit: null, minValue: null, maxValue: null, photoRequired: 'yn', mandatory: 'yn', safety: 'yn', sortNo: null, enabled: 'yn' },
  CheckRuleRecord: { id: null, version: null, createTime: null, ruleCode: null, pattern: null, message: null, messageZh: null, messageEn: null, messageEs: null, messageRu: null, messageFr: null, messagePt: null, description: null, builtIn: 'yn' },
  ClaimFault: { id: null, bugNo: null, bugSystem: null, bugSystem_dictText: null, bugCode: null, bugName: null, photoRequired: null, bugDesc: null, failureReason: 'failure_reason', correction: null, causalPartCode: null, noCausalReason: null, supplierCode: null, supplierName: null, repeatFlag: null, workCode1: null, workCode2: null, workCode3: null, workCode4: null, workCode5: null, workCode6: null, bugAmount: null, auditResult: null, auditRemark: null },
  ClaimPartLine: { id: null, bugId: null, bugNo: null, partsCode: null, partsName: null, supplierCode: null, qty: null, unitPrice: null, amount: null, isCausal: null, sourceType: 'parts_source', orderNo: null, oldSerialNo: null, newSerialNo: null, serialised: null, returnRequired: null, coreDisposition: null, notCovered: null, replacedBy: null, auditQty: null, auditPrice: null, auditAmount: null, remark: null },
  Coefficient: { id: null, version: null, createTime: null, type: 'coefficient_type', dealerCode: null, dealerName: null, currency: null, value: null, validFrom: null, validTo: null, state: 'period_state', allowedActions: null },
  Contact: { id: null, version: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, contactType: 'contact_type', name: null, position: null, email: null, phone: null, mobile: null, isPrimary: 'yn', receivesMail: null, receivesMail_dictText: null, createTime: null, allowedActions: null, whatsapp: null, language: 'language', remark: null },
  ContactItem: { id: null, version: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, contactType: 'contact_type', name: null, position: null, email: null, phone: null, mobile: null, isPrimary: 'yn', receivesMail: null, receivesMail_dictText: null, createTime: null, allowedActions: null },
  CountingCoefficient: { type: null, type_dictText: null, value: null, currency: null, validFrom: null, validTo: null, source: null },
  DataChange: { id: null, createTime: null, docType: 'doc_type', dataId: null, docNo: null, operator: null, operatorName: null, summary: null },
  Dealer: { id: null, version: null, createTime: null, dealerCode: null, dealerName: null, shortName: null, country: 'country', region: null, marketGroup: 'market_group', attribute: 'dealer_attribute', settlementCurrency: 'currency', dealerStatus: 'dealer_status', administrators: null, vehicleCount: null, openDocuments: null, contractEnd: null, allowedActions: null, province: null, address: null, lat: null, lng: null, industry: null, industry_dictText: null, authorisedProducts: null, authorisedProducts_dictText: null, phone: null, email: null, website: null, timezone: null, language: 'language', creditLimit: null, priceFactor: null, labourRate: null, labourFactor: null, travelRate: null, bankName: null, bankTagNumber: null, pendingBank: null, contractNo: null, contractStart: null, statusDate: null, statusReason: 'dealer_status_reason', statusOpinion: null, terminateDate: null, nextCurrency: 'currency', nextCurrencyFrom: null, orgCode: null, userCount: null, openCounts: null, missing: null },
  DealerItem: { id: null, version: null, createTime: null, dealerCode: null, dealerName: null, shortName: null, country: 'country', region: null, marketGroup: 'market_group', attribute: 'dealer_attribute', settlementCurrency: 'currency', dealerStatus: 'dealer_status', administrators: null, vehicleCount: null, openDocuments: null, contractEnd: null, allowedActions: null },
  DealerOpen: { docType: null, docType_dictText: null, count: null, nos: null },
  DepartRecord: { departName: null, sortNo: null, phone: null, status: null, orgType: null, address: null, managerIds: null, id: null, pid: null, orgCode: null, orgCategory: 'org_category', dealerCode: null, userCount: null },
  DictionaryItem: { id: null, dictCode: null, dictName: null, itemCount: null, builtIn: null, createTime: null },
  DocumentPost: { id: null, kind: 'post_kind', content: null, createBy: null, createByName: null, createTime: null, files: null },
  ExchangeRate: { id: null, version: null, createTime: null, currency: null, rateDate: null, rateToRmb: null, changePct: null, source: 'rate_source', runNo: null, updateBy: null, used: 'yn' },
  FailedReason: { id: null, version: null, createTime: null, reasonCode: null, name: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, categories: null, categories_dictText: null, enabled: 'yn' },
  Feedback: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, feedbackNo: null, feedbackType: 'feedback_type', title: null, priority: 'priority', feedbackStatus: 'feedback_status', submissionStatus: 'submission_status', handlerBy: null, handlerName: null, replyTime: null, score: null, ageDays: null, sla: null, allowedActions: null, content: null, relatedType: 'doc_type', relatedNo: null, relatedId: null, contactName: null, contactPhone: null, replyContent: null, scoreComment: null, followUpUntil: null, closeReason: 'close_reason', posts: null },
  FeedbackItem: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, feedbackNo: null, feedbackType: 'feedback_type', title: null, priority: 'priority', feedbackStatus: 'feedback_status', submissionStatus: 'submission_status', handlerBy: null, handlerName: null, replyTime: null, score: null, ageDays: null, sla: null, allowedActions: null },
  Job: { jobCode: null, title: null, description: null, cron: null, timeZone: null, status: 'job_status', timeoutSeconds: null, nextRunTime: null, retryTime: null, busy: null, lastRun: null, allowedActions: null, version: null, updateBy: null, updateTime: null },
  JobRun: { id: null, jobCode: null, trigger: 'job_trigger', attempt: null, status: 'job_run_status', scheduledTime: null, startTime: null, endTime: null, duration: null, affected: null, message: null, startedBy: null, server: null },
  LabourRate: { id: null, version: null, createTime: null, dealerCode: null, dealerName: null, marketGroup: 'market_group', currency: null, ratePerHour: null, validFrom: null, validTo: null, state: 'period_state' },
  LowAppItem: { id: null, appId: null, name: null, kind: 'low_app_kind', target: null, roles: null, callPrefixes: null, status: null, version: null, createTime: null },
  Mail: { id: null, toAddress: null, toName: null, language: 'language', event: null, subject: null, docType: 'doc_type', docId: null, status: 'mail_status', tries: null, nextTime: null, lastError: null, createTime: null, sentTime: null, allowedActions: null, text: null, html: null },
  MailItem: { id: null, toAddress: null, toName: null, language: 'language', event: null, subject: null, docType: 'doc_type', docId: null, status: 'mail_status', tries: null, nextTime: null, lastError: null, createTime: null, sentTime: null, allowedActions: null },
  MarketGroup: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, code: null, name: null, region: 'region', managerUser: null, managerName: null, dealers: null, enabled: 'yn' },
  Message: { id: null, event: null, title: null, content: null, docType: null, docId: null, docNo: null, read: null, createTime: null },
  Notice: { id: null, noticeNo: null, title: null, noticeType: 'notice_type', mustRead: null, topFlag: null, publishTime: null, expireDate: null, readFlag: null, readTime: null, attachmentCount: null, content: null, toConfirm: null, confirmTime: null },
  NoticeItem: { id: null, noticeNo: null, title: null, noticeType: 'notice_type', mustRead: null, topFlag: null, publishTime: null, expireDate: null, readFlag: null, readTime: null, attachmentCount: null },
  NoticeMaster: { id: null, version: null, createTime: null, noticeNo: null, title: null, noticeType: 'notice_type', targetScope: 'target_scope', status: 'bill_status', mustRead: null, topFlag: null, publishTime: null, expireDate: null, readCount: null, confirmCount: null, attachmentCount: null, createBy: null, updateTime: null, allowedActions: null },
  NoticeRecord: { id: null, version: null, createTime: null, noticeNo: null, title: null, noticeType: 'notice_type', targetScope: 'target_scope', status: 'bill_status', mustRead: null, topFlag: null, publishTime: null, expireDate: null, readCount: null, confirmCount: null, attachmentCount: null, createBy: null, updateTime: null, allowedActions: null, titles: null, contents: null, targetIds: null },
  OnlineUser: { id: null, userId: null, username: null, realname: null, ip: null, browser: null, loginTime: null, lastActive: null, own: null },
  OperationLog: { id: null, createTime: null, logType: 'log_type', operationId: null, title: null, docType: 'doc_type', docId: null, docNo: null, username: null, realname: null, orgCode: null, dealerCode: null, ip: null, browser: null, appId: null, outcome: 'log_outcome', errorCode: null, costTime: null, requestId: null, count: null, method: null, path: null },
  OperationLogDetail: { id: null, createTime: null, logType: 'log_type', operationId: null, title: null, docType: 'doc_type', docId: null, docNo: null, username: null, realname: null, orgCode: null, dealerCode: null, ip: null, browser: null, appId: null, outcome: 'log_outcome', errorCode: null, costTime: null, requestId: null, count: null, method: null, path: null, params: null, exception: null },
  OrderType: { id: null, version: null, createTime: null, bizType: 'order_biz_type', orderType: null, name: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, leadDays: null, surchargePct: null, discountPct: null, freeOfCharge: 'yn', creditAuto: 'yn', needsReason: 'yn', needsVin: 'yn', needsClaim: 'yn', selectable: 'yn', enabled: 'yn', sortNo: null },
  Parameter: { id: null, key: null, title: null, group: 'parameter_group', type: null, limits: null, min: null, max: null, maxLength: null, options: null, unit: null, value: null, default: null, changed: null, editable: null, updateBy: null, updateTime: null, version: null },
  PartItem: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, partsCode: null, partsName: null, specification: null, unit: 'unit', weightKg: null, size: null, minOrderMultiple: null, deliveryCycleDays: null, secondProducts: null, secondProducts_dictText: null, partsCategory: 'parts_category', replacedBy: null, coreReturn: 'yn', serialised: 'yn', warrantyMonthsParts: null, supplierCode: null, costPrice: null, costCurrency: null, unitPrice: null, currency: null, stockQty: null, enabled: 'yn' },
  PartOption: { id: null, partsCode: null, partsName: null, specification: null, unit: null, category: 'parts_category', unitPrice: null, currency: null, coreReturn: null, serialised: null, replacedBy: null, supplierCode: null, stockQty: null },
  PartPriceItem: { id: null, version: null, createTime: null, partsCode: null, partsName: null, currency: null, price: null, validFrom: null, validTo: null },
  Position: { nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, id: null, code: null, name: null, rank: 'position_rank', createTime: null },
  ProductItem: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, code: null, name: null, level: null, parentCode: null, parentCode_dictText: null, path: null, sortNo: null, enabled: 'yn', powerKw: null, engineModel: null, vinCode: null, leadDays: null },
  ReportItem: { id: null, code: null, name: null, source: null, sourceName: null, permission: null, columnCount: null, status: null, builtIn: 'yn', version: null, createBy: null, createTime: null },
  RoleItem: { id: null, roleCode: null, roleName: null, description: null, dataScope: 'data_scope', builtIn: null, userCount: null, createTime: null },
  RoleRecord: { id: null, roleCode: null, roleName: null, description: null, dataScope: 'data_scope', builtIn: null, userCount: null, createTime: null, permissions: null, version: null },
  SequenceRule: { id: null, docType: null, title: null, prefix: null, datePart: 'sequence_date', dealerPart: null, digits: null, reset: 'sequence_reset', mayHaveDealer: null, example: null, lastNumber: null, pending: null, version: null },
  ServiceAllowance: { id: null, version: null, createTime: null, feeType: 'service_fee_type', secondProduct: 'product2', thirdProducts: null, thirdProducts_dictText: null, currency: null, amount: null, validFrom: null, validTo: null, enabled: 'yn' },
  ServiceCodeItem: { id: null, version: null, createTime: null, nameZh: null, nameEn: null, nameEs: null, nameRu: null, nameFr: null, namePt: null, hourCode: null, name: null, bugSystem: null, bugSystem_dictText: null, bugCodes: null, bugCodes_dictText: null, thirdProducts: null, thirdProducts_dictText: null, standardHours: null, overlapGroup: null, diagnosis: 'yn', validFrom: null, enabled: 'yn' },
  SignIn: { id: null, username: null, realname: null, ip: null, createTime: null },
  SubDealer: { id: null, orgCode: null, dealerCode: null, dealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, subDealerCode: null, name: null, country: 'country', region: null, businessScope: null, businessScope_dictText: null, workshopLevel: 'workshop_level', mechanicsCount: null, vehicleCount: null, dealerStatus: 'dealer_status', requestType: 'sub_dealer_request', requestTime: null, allowedActions: null, address: null, lat: null, lng: null, phone: null, email: null, manager: null, serviceRadiusKm: null, cooperationStart: null, statusDate: null, statusReason: 'dealer_status_reason', statusOpinion: null, requestReason: 'dealer_status_reason', requestOpinion: null, pendingChange: null, departId: null, userCount: null },
  SubDealerItem: { id: null, orgCode: null, dealerCode: null, dealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, subDealerCode: null, name: null, country: 'country', region: null, businessScope: null, businessScope_dictText: null, workshopLevel: 'workshop_level', mechanicsCount: null, vehicleCount: null, dealerStatus: 'dealer_status', requestType: 'sub_dealer_request', requestTime: null, allowedActions: null },
  Supplier: { id: null, version: null, createTime: null, supplierCode: null, supplierName: null, componentScope: null, contact: null, email: null, country: 'country', recoveryPct: null, faults: null, enabled: 'yn' },
  TodoItem: { id: null, docType: null, docType_dictText: null, task: null, docNo: null, dealerCode: null, dealerName: null, vin: null, subject: null, amount: null, auditTotal: null, currency: null, status: null, status_dictText: null, ageDays: null, sla: null, reviewer: null, version: null, allowedActions: null },
  Usage: { docType: 'doc_type', count: null },
  UserItem: { id: null, username: null, realname: null, avatar: null, sex: 'sex', phone: null, email: null, workNo: null, positionId: null, positionName: null, userType: 'user_type', orgCode: null, orgCodeTxt: null, roleCodes: null, roleCodes_dictText: null, status: 'user_status', passwordSet: 'yn', createTime: null },
  UserRecord: { id: null, username: null, realname: null, avatar: null, sex: 'sex', phone: null, email: null, workNo: null, positionId: null, positionName: null, userType: 'user_type', orgCode: null, orgCodeTxt: null, roleCodes: null, roleCodes_dictText: null, status: 'user_status', passwordSet: 'yn', createTime: null, language: null, timezone: null, departIds: null, roleIds: null, marketGroups: null, pwdUpdateTime: null, needChangePassword: null, lastLoginTime: null, createBy: null, editable: null, request: null },
  Vehicle: { id: null, vin: null, engineNo: null, secondProduct: null, secondProduct_dictText: null, thirdProduct: null, thirdProduct_dictText: null, fourthProduct: null, fourthProduct_dictText: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, vehicleStatus: 'vehicle_status', pdiStatus: 'bill_status', arrivalDate: null, deliveryDate: null, ownerName: null, warrantyEndDate: null, warrantyState: null, currentHours: null, createTime: null, allowedActions: null, version: null, engineModel: null, engineHistory: null, materialCode: null, config: 'vehicle_config', color: 'vehicle_color', power: null, productionDate: null, shipDate: null, vehicleOrderNo: null, contractNo: null, pdiDate: null, ownerCountry: null, ownerCountry_dictText: null, ownerRegion: null, ownerAddress: null, endUserName: null, endUserType: null, endUserType_dictText: null, industry: null, industry_dictText: null, cropType: null, cropType_dictText: null, farmSizeHa: null, warrantyStartDate: null, warrantyMonths: null, warrantyHours: null, extendEndDate: null, extendHours: null, hoursDate: null, lastMaintDate: null, nextMaintHours: null, nextMaintDate: null, certificateNo: null, keyNo: null, openCampaigns: null, events: null, claims: null, hours: null },
  VehicleClaim: { id: null, claimNo: null, status: null, status_dictText: null, failureDate: null, operatingHours: null, faults: null, totalAmount: null, auditTotal: null, currency: null },
  VehicleItem: { id: null, vin: null, engineNo: null, secondProduct: null, secondProduct_dictText: null, thirdProduct: null, thirdProduct_dictText: null, fourthProduct: null, fourthProduct_dictText: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, vehicleStatus: 'vehicle_status', pdiStatus: 'bill_status', arrivalDate: null, deliveryDate: null, ownerName: null, warrantyEndDate: null, warrantyState: null, currentHours: null, createTime: null, allowedActions: null },
  VehicleLookup: { vin: null, engineNo: null, secondProduct: null, secondProduct_dictText: null, thirdProduct: null, thirdProduct_dictText: null, fourthProduct: null, fourthProduct_dictText: null, vehicleStatus: null, vehicleStatus_dictText: null, crossDealer: null, ownerName: null, deliveryDate: null, warrantyStartDate: null, warrantyEndDate: null, warrantyMonths: null, warrantyHours: null, extendEndDate: null, currentHours: null, openCampaigns: null },
  VehiclePdi: { id: null, acceptNo: null, status: 'bill_status', arrivalDate: null, acceptanceDate: null, acceptancePersonnel: null, result: null, result_dictText: null, photos: null, failed: null },
  WarrantyClaim: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, claimNo: null, dealerClaimRef: null, claimType: 'claim_type', vin: null, productName: null, failureDate: null, repairDate: null, operatingHours: null, faultCount: null, firstFault: null, workCode1: null, workCode2: null, workCode3: null, workCode4: null, workCode5: null, workCode6: null, workCodes: null, totalAmount: null, auditTotal: null, currency: null, settlementStatus: 'settlement_status', usedPartsStatus: 'used_parts_status', coverageResult: null, ageDays: null, sla: null, allowedActions: null, campaignNo: null, pdiItemId: null, goodwillReason: null, crossDealer: null, engineNo: null, replaceEngine: null, newEngineNo: null, supplierCode: null, supplierName: null, mileage: null, repairStartDate: null, secondProduct: null, thirdProduct: null, fourthProduct: null, deliveryDate: null, warrantyStartDate: null, warrantyEndDate: null, warrantyMonths: null, warrantyHours: null, extendEndDate: null, extensionFee: null, coverageReason: null, coverageKind: null, complaint: null, customerSatisfaction: null, partsInStock: null, contactName: null, repairPlace: null, technician: null, otherFee: null, otherFeeDesc: null, partsAmount: null, hourCost: null, travelRate: null, travelFee: null, partsHandlingPct: null, auditPartsAmount: null, auditHourCost: null, auditTravelFee: null, auditOtherFee: null, deductReason: null, statementNo: null, settledAmount: null, settledDate: null, round: null, closeReason: null, closeReason_dictText: null, reviewer: null, reviewerName: null, resubmitUntil: null, marks: null, rejectReason: null, rejectReason_dictText: null, riskFlags: null, internalNote: null, requiredSlots: null, bugList: null, detailList: null, partsList: null },
  WarrantyClaimItem: { id: null, orgCode: null, dealerCode: null, dealerName: null, subDealerCode: null, subDealerName: null, status: 'bill_status', submitTime: null, submitBy: null, auditTime: null, auditBy: null, auditOpinion: null, version: null, createBy: null, createTime: null, updateBy: null, updateTime: null, claimNo: null, dealerClaimRef: null, claimType: 'claim_type', vin: null, productName: null, failureDate: null, repairDate: null, operatingHours: null, faultCount: null, firstFault: null, workCode1: null, workCode2: null, workCode3: null, workCode4: null, workCode5: null, workCode6: null, workCodes: null, totalAmount: null, auditTotal: null, currency: null, settlementStatus: 'settlement_status', usedPartsStatus: 'used_parts_status', coverageResult: null, ageDays: null, sla: null, allowedActions: null },
  WarrantyPolicy: { id: null, version: null, createTime: null, policyCode: null, productCode: null, productCode_dictText: null, validFrom: null, months: null, hours: null, noHours: 'yn', mainMonths: null, mainHours: null, machines: null, state: 'period_state' },
} as const;
