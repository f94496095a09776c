import { buildInput } from '#data/site.ts';

/** /business-info.json: the six facts of the specification's section 3, for the owner's other tools. */
export function GET(): Response {
  const { name, phone, yearsInBusiness, license, insuranceCarrier, coverageLimit } = buildInput().model.business;
  return Response.json({ name, phone, yearsInBusiness, license, insuranceCarrier, coverageLimit });
}
