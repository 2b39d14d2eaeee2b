import type { Scope } from '../../shared/session/currentUser.ts';

/** Built-in roles; the short names head the columns of the matrix. */
export const roles = {
  DA: { roleCode: 'DLR_ADMIN', dataScope: 'ORG_SUB' },
  DS: { roleCode: 'DLR_SERVICE', dataScope: 'ORG_SUB' },
  DP: { roleCode: 'DLR_PARTS', dataScope: 'ORG_SUB' },
  DM: { roleCode: 'DLR_SALES', dataScope: 'ORG_SUB' },
  MS: { roleCode: 'MFR_SERVICE', dataScope: 'REGION' },
  MM: { roleCode: 'MFR_SVC_MGR', dataScope: 'REGION' },
  MP: { roleCode: 'MFR_PARTS', dataScope: 'REGION' },
  MK: { roleCode: 'MFR_SALES', dataScope: 'REGION' },
  MF: { roleCode: 'MFR_FINANCE', dataScope: 'ALL' },
  MT: { roleCode: 'MFR_TRAINING', dataScope: 'REGION' },
  SA: { roleCode: 'SYS_ADMIN', dataScope: 'ALL' },
} as const satisfies Record<string, { roleCode: string; dataScope: Scope }>;

type Role = keyof typeof roles;

/** The actions that a letter of the matrix grants. */
const letters: Readonly<Record<string, readonly string[]>> = {
  V: ['query'],
  C: ['add'],
  E: ['edit'],
  S: ['submit', 'withdraw'],
  A: ['audit'],
  F: ['finalAudit', 'close'],
  D: ['delete'],
  X: ['export'],
  I: ['import'],
  P: ['print'],
  R: ['reply', 'confirm'],
  M: ['add', 'edit', 'delete', 'batch_delete'],
};

const columns: readonly Role[] = ['DA', 'DS', 'DP', 'DM', 'MS', 'MM', 'MP', 'MK', 'MF', 'MT', 'SA'];

/** One row per module code; `+word` grants an action by its name, `-` nothing. */
const matrix: Readonly<Record<string, string>> = {
  //                 DA              DS        DP       DM            MS     MM      MP           MK       MF        MT     SA
  publicnotice:     'VR              VR        VR       VR            V      VM      VM           VM       VM        VM     VM',
  news:             'V               V         V        V             V      V       V            VMX      V         V      VM',
  feedback:         'VCESDX          VCESD     VCESD    VCESD         VR     VRX     VR           VR       VR        VR     VRX',
  dashboard:        'V               V         V        V             V      V       V            V        V         V      V',
  dealer:           'V               -         -        -             V      V       V            VMX      V+bank    V      VM',
  subDealer:        'VCESDX          V         V        V             V      V       V            VAX      V         V      V',
  contact:          'VCEDX           VCE       VCE      VCE           V      V       V            VX       V         V      VX',
  vehicle:          'VX+apportion    V         -        VX+apportion  VX     VXM+scrap -            VMXI     VX        V      V',
  vehicleOrder:     'VXP             -         -        VXP           -      V       -            VMXIP    VX        -      V',
  vehicleCheckItem: 'V               V         -        -             V      VMXI    -            -        -         -      V',
  arrivalAccept:    'VCESDXP         VCESDXP   -        VXP           VAXP   VAFXP   -            VX       V         -      V',
  handoverTrain:    'VCESDXP         VCESDXP   -        VCESXP        VAXP   VAFXP   -            VX       -         VX     V',
  warrantyClaim:    'VCESDXP+close   VCESDXP   VX       -             VAXP   VAFXP   V            -        VXP       -      V',
  serviceCatalogue: 'V               V         V        -             V      VMXI    V            -        -         -      V',
  forceInsurance:   'VCESDX          VCESDX    -        VCESDX        VAX    VAFX    -            VX       V         -      V',
  maintenance:      'VCESDXP         VCESDXP   V        -             VAXP   VAFXP   -            -        V         -      V',
  extendInsurance:  'VCESDXP         VCESDXP   -        VCES          VAX    VAFX    -            VX       VX+paid   -      V',
  extendPlan:       'V               V         -        V             V      VMXI    -            V        VM        -      V',
  usedPartsHandle:  'VCESDXP         VCESDXP   VCESXP   -             VAX    VAFX    VX           -        VX        -      V',
  parts:            'VX              V         VX       -             V      V       VMXI         -        V         -      V',
  partsStock:       'VXI             V         VXI      -             V      V       VX           -        V         -      V',
  partsOrder:       'VCESDXP         V         VCESDXP  -             -      V       VAMXIP       -        VX+paid   -      V',
  packingList:      'VXP             V         VXP      -             -      V       VMXIP+generate -      V         -      V',
  partsArrival:     'VXP+generate    V         VXP+generate -         -      V       VX           -        V         -      V',
  partsClaim:       'VCESDXP         -         VCESDXP  -             -      V       VAXPF        -        VFX       -      V',
  dealerPayment:    'VXPC            -         VX       VX            -      V       V            V        VMXIP+paid -     V',
  serviceFee:       'VXP             VX        -        -             VX     VX      -            VX       VMXP      -      V',
  monthlyCollectReceipts: 'VRXP      -         -        -             -      V       V            V        VMSXP+close -    V',
  salesGoal:        'VX              -         -        VX            -      -       -            VMXI     VX        -      V',
  orderForecast:    'VCESDX          -         -        VCESDX        -      -       VX           VAX      V         -      V',
  marketActive:     'VCESDX          -         -        VCESDX        -      -       -            VAFX     VX        -      V',
  marketInfo:       'VCESDX          VCES      VCES     VCESDX        V      VX      V            VRX      -         -      V',
  prodUpgradeSuggest: 'VCESDX        VCESDX    VCES     VCESDX        VAX    VAFX    V            VX       -         -      V',
  training:         'V               V         V        V             V      V       V            V        V         VMXI   V',
  trainingRegistration: 'VCESDX      VCES      VCES     VCES          -      -       -            -        VX        VAXP   V',
  trainApply:       'VCESDX          VCES      VCES     VCES          V      V       -            -        V         VAX    V',
  user:             'VCE             -         -        -             -      -       -            -        -         -      VMXI',
  permission:       '-               -         -        -             -      -       -            -        -         -      VMX',
  depart:           'V               -         -        -             -      -       -            V        -         -      VMXI',
  dictionary:       '-               -         -        -             -      -       -            -        -         -      VMXI',
  savedView:        '-+share         -         -        -             -+share -+share -+share      -+share  -+share   -+share -+share',
  announcement:     'V               V         V        V             V      V       V            V        V         V      VM',
  log:              '-               -         -        -             -      -       -            -        -         -      VX+forceLogout',
  job:              '-               -         -        -             -      -       -            -        -         -      VE+run',
};

/** Permissions by default: harmless actions that need no grant in the client. */
export const defaultActions = ['query', 'print'] as const;
export const modules: readonly string[] = Object.keys(matrix);

const actionsOf = (cell: string): string[] => {
  const [codes = '', ...named] = cell.split('+');
  return [...(codes === '-' ? [] : [...codes].flatMap((letter) => letters[letter] ?? fail(letter))), ...named];
};
const fail = (letter: string): never => {
  throw new Error(`The permission matrix has no letter ${letter}.`);
};

/** Every grant of the matrix. */
export const rolePermissions: readonly { roleCode: string; permission: string }[] = Object.entries(matrix).flatMap(([module, row]) => {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== columns.length) throw new Error(`Row ${module} of the permission matrix has ${cells.length} cells instead of ${columns.length}.`);
  return columns.flatMap((role, i) => [...new Set(actionsOf(cells[i]!))].map((action) => ({ roleCode: roles[role].roleCode, permission: `${module}:${action}` })));
});
