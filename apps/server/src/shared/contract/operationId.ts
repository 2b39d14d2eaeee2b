/** The name of an operation in code: `WarrantyClaims_bugSave` in openapi.yaml is `warrantyClaimsBugSave` here. */
export const operationId = (specId: string): string => {
  const joined = specId.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return joined[0]!.toLowerCase() + joined.slice(1);
};
