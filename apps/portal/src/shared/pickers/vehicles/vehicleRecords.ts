import { type MachineDocument, resultOf, type VehicleItem, vehiclesList } from '@harrow/api-client';
import type { RecordSource } from '@harrow/ui/pickers';

/**
 * Machines in the user's scope, stored by VIN. Filter: `vin`, whole VINs or their last six characters.
 * @param begins kind of a document: only machines that it can be about
 */
export const vehiclesFor = (begins?: MachineDocument): RecordSource<VehicleItem> => ({
  list: ({ page, pageSize, filters, sort }, signal) =>
    resultOf(vehiclesList({ query: { ...filters, ...(begins && { begins }), pageNo: page, pageSize, column: sort?.column, order: sort?.order }, signal })),
  async find(_field, values, signal) {
    const { records } = await resultOf(vehiclesList({ query: { vin: values.join(','), pageSize: values.length }, signal }));
    return records;
  },
});
