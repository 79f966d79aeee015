// Printed from the schema by `npm run generate`.
import type { Field } from './field.d.ts';

/** An account of the account plan. */
export interface Account {
  readonly __typename: Field<'Account'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the account, given by the client. */
  readonly number: Field<number>;
  /** Name of the account. */
  readonly name: Field<string>;
  /** What the account is for in the plan. */
  readonly type: Field<string>;
  /** Id of the vat type. */
  readonly vatTypeId: Field<number>;
  /** Which side of the VAT account it belongs to. */
  readonly vatDirection: Field<string | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Vat type. A VAT code with its rate. */
  readonly vatType: Field<VatType | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface AccountBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateAccountInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateAccountInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related account. */
export interface AccountOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: AccountWhere | null | undefined;
}

/** A page of accounts. */
export interface AccountPagination {
  readonly __typename: Field<'AccountPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Account[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on accounts; all of them must hold. */
export interface AccountWhere {
  /** All of these hold. */
  readonly AND?: readonly AccountWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly AccountWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: AccountWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the account, given by the client. */
  readonly number?: IntFilter | null | undefined;
  /** Name of the account. */
  readonly name?: StringFilter | null | undefined;
  /** What the account is for in the plan. */
  readonly type?: StringFilter | null | undefined;
  /** Id of the vat type. */
  readonly vatTypeId?: IntFilter | null | undefined;
  /** Which side of the VAT account it belongs to. */
  readonly vatDirection?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Vat type. A VAT code with its rate. */
  readonly vatType?: VatTypeOneWhere | null | undefined;
}

/** What a material came to the case by. */
export type AddedBy = 'MATERIAL' | 'OFFER';

/** A key to this service. The key itself is shown once, when it is made. */
export interface ApiKey {
  readonly __typename: Field<'ApiKey'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the key is for. */
  readonly name: Field<string | null>;
  /** How the key begins. */
  readonly prefix: Field<string | null>;
  /** What it may do: read, or read,write. */
  readonly scopes: Field<string | null>;
  /** The user that it acts as. */
  readonly userId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When it was last used, to the minute. Unix seconds. */
  readonly lastUsedAt: Field<number | null>;
  /** When it stops working. Unix seconds. */
  readonly expiresAt: Field<number | null>;
  /** When it was revoked. Unix seconds. */
  readonly revokedAt: Field<number | null>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
}

/** A page of apiKeys. */
export interface ApiKeyPagination {
  readonly __typename: Field<'ApiKeyPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly ApiKey[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on apiKeys; all of them must hold. */
export interface ApiKeyWhere {
  /** All of these hold. */
  readonly AND?: readonly ApiKeyWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly ApiKeyWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: ApiKeyWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the key is for. */
  readonly name?: StringFilter | null | undefined;
  /** How the key begins. */
  readonly prefix?: StringFilter | null | undefined;
  /** What it may do: read, or read,write. */
  readonly scopes?: StringFilter | null | undefined;
  /** The user that it acts as. */
  readonly userId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When it was last used, to the minute. Unix seconds. */
  readonly lastUsedAt?: IntFilter | null | undefined;
  /** When it stops working. Unix seconds. */
  readonly expiresAt?: IntFilter | null | undefined;
  /** When it was revoked. Unix seconds. */
  readonly revokedAt?: IntFilter | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
}

/** A file in base64. */
export interface Base64FileInput {
  /** Name of the file. */
  readonly filename?: string | null | undefined;
  /** Its bytes in base64. */
  readonly content: string;
}

/** Conditions on a value; all of them must hold. */
export interface BooleanFilter {
  /** Equal to this; null: empty. */
  readonly eq?: boolean | null | undefined;
  /** Not equal to this; null: not empty. */
  readonly ne?: boolean | null | undefined;
  /** Equal to one of these. */
  readonly in?: readonly (boolean | null)[] | null | undefined;
  /** Equal to none of these. */
  readonly notIn?: readonly (boolean | null)[] | null | undefined;
  /** Whether it is empty. */
  readonly isNull?: boolean | null | undefined;
}

/** How one row of a bulk mutation went. */
export interface BulkResult {
  readonly __typename: Field<'BulkResult'>;
  /** Its place in `rows`, from 0. */
  readonly index: Field<number>;
  /** Id of its record; null where it was refused. */
  readonly id: Field<number | null>;
  /** Whether it was written. */
  readonly ok: Field<boolean>;
  /** Why it was refused. */
  readonly message: Field<string | null>;
  /** What is wrong with its fields, by their names. */
  readonly validation: Field<unknown>;
}

/** What the bounds are compared with. */
export type CalendarBetweenColumn = 'startTime' | 'stopTime';

/** Only events that begin or end within this time. */
export interface CalendarBetweenInput {
  /** What the bounds are compared with. */
  readonly field: CalendarBetweenColumn;
  /** From this on; no bound when left out. */
  readonly from?: number | null | undefined;
  /** Before this; no bound when left out. */
  readonly to?: number | null | undefined;
}

/** A link that shows a user's calendar to other programs. Deleting it closes the link. */
export interface CalendarFeed {
  readonly __typename: Field<'CalendarFeed'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Whose calendar it shows. */
  readonly userId: Field<number>;
  /** What the link is for. */
  readonly name: Field<string | null>;
  /** How its token begins. */
  readonly prefix: Field<string>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
}

/** A link to a calendar, as it is shown once. */
export interface CalendarFeedLink {
  readonly __typename: Field<'CalendarFeedLink'>;
  /** Id of the feed; deleting it closes the link. */
  readonly id: Field<number | null>;
  /** What opens the calendar; keep it secret. */
  readonly token: Field<string | null>;
  /** Address of the calendar on this service. */
  readonly path: Field<string | null>;
}

/** A page of icsFeeds. */
export interface CalendarFeedPagination {
  readonly __typename: Field<'CalendarFeedPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CalendarFeed[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on icsFeeds; all of them must hold. */
export interface CalendarFeedWhere {
  /** All of these hold. */
  readonly AND?: readonly CalendarFeedWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CalendarFeedWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CalendarFeedWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Whose calendar it shows. */
  readonly userId?: IntFilter | null | undefined;
  /** What the link is for. */
  readonly name?: StringFilter | null | undefined;
  /** How its token begins. */
  readonly prefix?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
}

/** A car of the business. GPS trips show its name instead of its registration number. */
export interface Car {
  readonly __typename: Field<'Car'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the car is called. */
  readonly name: Field<string>;
  /** Its registration number. */
  readonly registrationNumber: Field<string>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CarBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCarInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCarInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on cars; all of them must hold. */
export interface CarWhere {
  /** All of these hold. */
  readonly AND?: readonly CarWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CarWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CarWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the car is called. */
  readonly name?: StringFilter | null | undefined;
  /** Its registration number. */
  readonly registrationNumber?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** A job for a customer: what hours, materials, documents and invoices belong to. */
export interface Case {
  readonly __typename: Field<'Case'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the case; the next free one when left out. */
  readonly caseNumber: Field<string>;
  /** Id of the customer. */
  readonly customerId: Field<number>;
  /** The reference of the customer. */
  readonly reference: Field<string | null>;
  /** Who asked for the work. */
  readonly requestor: Field<string | null>;
  /** When the case began; now when left out. Unix seconds. */
  readonly creationDate: Field<number | null>;
  /** What is to be done. */
  readonly description: Field<string | null>;
  /** Id of the responsible user. */
  readonly responsibleUserId: Field<number | null>;
  /** Id of the status. */
  readonly statusId: Field<number | null>;
  /** Id of the case type. */
  readonly caseTypeId: Field<number | null>;
  /** Id of the department. */
  readonly departmentId: Field<number | null>;
  /** Id of the delivery address. */
  readonly deliveryAddressId: Field<number | null>;
  /** Id of the user who made the case. */
  readonly madeById: Field<number | null>;
  /** Number of the offer that it came from. */
  readonly offerNumber: Field<number | null>;
  /** User ids, separated by commas. */
  readonly additionalTechnicians: Field<string | null>;
  /** Notes for those who work on it. */
  readonly remarks: Field<string | null>;
  /** What was done, for the customer to read. */
  readonly workDone: Field<string | null>;
  /** Id of a contact person, as text. */
  readonly contact: Field<string | null>;
  /** Whether no materials are used. */
  readonly noMaterials: Field<boolean>;
  /** Its number among the cases below one case. */
  readonly subNumber: Field<number | null>;
  /** Id of the parent. */
  readonly parentId: Field<number | null>;
  /** Name of the project. */
  readonly projectName: Field<string | null>;
  /** Requisition number of the customer. */
  readonly requisition: Field<string | null>;
  /** Order number of the customer. */
  readonly orderNumber: Field<string | null>;
  /** How many files document it. */
  readonly documentCount: Field<number | null>;
  /** How many hours are registered on it. */
  readonly hoursCount: Field<number | null>;
  /** How many invoices it has. */
  readonly salesInvoicesCount: Field<number | null>;
  /** How many quality checks it has. */
  readonly schemesCount: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer: Field<Customer | null>;
  /** Status. A status that a case can have. */
  readonly status: Field<CaseStatus | null>;
  /** Case type. A type that a case can have. */
  readonly caseType: Field<CaseType | null>;
  /** Department. A department of the business. */
  readonly department: Field<Department | null>;
  /** Delivery address. A place of work that belongs to a customer. */
  readonly deliveryAddress: Field<DeliveryAddress | null>;
  /** Responsible user. An employee of the business. */
  readonly responsibleUser: Field<User | null>;
  /** Contact person. A person to talk to at a customer. */
  readonly contactPerson: Field<ContactPerson | null>;
  /** Whom to talk to about the case. */
  readonly contactPersons: Field<readonly ContactPerson[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: ContactPersonWhere | null | undefined;
  }>;
  /** Who works on the case: the responsible user and the additional technicians. */
  readonly users: Field<readonly User[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: UserWhere | null | undefined;
  }>;
  /** Economy. What a case has cost so far and what it would be sold for. Money in øre. */
  readonly economy: Field<Economy | null>;
  /** Parent. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly parent: Field<Case | null>;
  /** Sub cases. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly subCases: Field<readonly Case[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseWhere | null | undefined;
  }>;
  /** Materials. Material used on a case. */
  readonly materials: Field<readonly CaseMaterial[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseMaterialWhere | null | undefined;
  }>;
  /** Hours. Working time of an employee. */
  readonly hours: Field<readonly Hour[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: HourWhere | null | undefined;
  }>;
  /** Planned times. Time that an employee is planned to work. */
  readonly plannedTimes: Field<readonly PlannedTime[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: PlannedTimeWhere | null | undefined;
  }>;
  /** Documents. A file that documents a case. */
  readonly documents: Field<readonly CaseDocument[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseDocumentWhere | null | undefined;
  }>;
  /** Activities. A note on a case. Notes are added and never changed. */
  readonly activities: Field<readonly CaseActivity[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseActivityWhere | null | undefined;
  }>;
  /** Status history. A change of the status of a case. */
  readonly statusHistory: Field<readonly CaseStatusHistory[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseStatusHistoryWhere | null | undefined;
  }>;
  /** Quality checks. A check of the quality of the work on a case. */
  readonly qualityChecks: Field<readonly CaseQualityCheck[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseQualityCheckWhere | null | undefined;
  }>;
  /** Offers. What a customer was offered, and for how much. An accepted offer belongs to a case. */
  readonly offers: Field<readonly Offer[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: OfferWhere | null | undefined;
  }>;
  /** Sales invoices. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly salesInvoices: Field<readonly SalesInvoice[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SalesInvoiceWhere | null | undefined;
  }>;
  /** Work address. Where the work of a case is: its delivery address, else the address of its customer. */
  readonly workAddress: Field<WorkAddress | null>;
}

/** A note on a case. Notes are added and never changed. */
export interface CaseActivity {
  readonly __typename: Field<'CaseActivity'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** What happened. */
  readonly text: Field<string>;
  /** Who made the note. */
  readonly userId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseActivityBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseActivityInput | null | undefined;
}

/** Conditions on related caseActivities. */
export interface CaseActivityManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseActivityWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseActivityWhere | null | undefined;
}

/** A page of caseActivities. */
export interface CaseActivityPagination {
  readonly __typename: Field<'CaseActivityPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseActivity[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseActivities; all of them must hold. */
export interface CaseActivityWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseActivityWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseActivityWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseActivityWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** What happened. */
  readonly text?: StringFilter | null | undefined;
  /** Who made the note. */
  readonly userId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A file that documents a case. */
export interface CaseDocument {
  readonly __typename: Field<'CaseDocument'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** What the file shows. */
  readonly description: Field<string | null>;
  /** Kind of document, as clients name it. */
  readonly fileType: Field<string | null>;
  /** Name of the file. */
  readonly filename: Field<string | null>;
  /** Id of the user who added it. */
  readonly ownerId: Field<number | null>;
  /** When it was added. Unix seconds. */
  readonly date: Field<number | null>;
  /** Path of the stored file. */
  readonly file: Field<string>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Owner. An employee of the business. */
  readonly owner: Field<User | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseDocumentBulkRow {
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseDocumentInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related caseDocuments. */
export interface CaseDocumentManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseDocumentWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseDocumentWhere | null | undefined;
}

/** A page of caseDocuments. */
export interface CaseDocumentPagination {
  readonly __typename: Field<'CaseDocumentPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseDocument[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseDocuments; all of them must hold. */
export interface CaseDocumentWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseDocumentWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseDocumentWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseDocumentWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** What the file shows. */
  readonly description?: StringFilter | null | undefined;
  /** Kind of document, as clients name it. */
  readonly fileType?: StringFilter | null | undefined;
  /** Name of the file. */
  readonly filename?: StringFilter | null | undefined;
  /** Id of the user who added it. */
  readonly ownerId?: IntFilter | null | undefined;
  /** When it was added. Unix seconds. */
  readonly date?: IntFilter | null | undefined;
  /** Path of the stored file. */
  readonly file?: StringFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Owner. An employee of the business. */
  readonly owner?: UserOneWhere | null | undefined;
}

/** A case, with or without the cases below it. */
export interface CaseFilterIncludingSubCaseInput {
  /** Id of the case. */
  readonly id?: number | null | undefined;
  /** Also the cases below it. */
  readonly includeSubcases?: boolean | null | undefined;
}

/** Filters of cases; all of them must hold. */
export interface CaseFilterInput {
  /** Only cases with one of these statuses. */
  readonly statuses?: readonly (number | null)[] | null | undefined;
  /** Only cases of one of these types. */
  readonly types?: readonly (number | null)[] | null | undefined;
  /** Only cases of these customers. */
  readonly customers?: readonly (number | null)[] | null | undefined;
  /** Only cases that last changed within this time. */
  readonly updatedAt?: PeriodInput | null | undefined;
  /** Only cases made within this time. */
  readonly createdAt?: PeriodInput | null | undefined;
  /** Whether there are hours that are not billed. */
  readonly hoursPending?: boolean | null | undefined;
  /** Whether an invoice has been made. */
  readonly invoiceCreated?: boolean | null | undefined;
  /** Whether an invoice has been sent: it goes out when it is made. */
  readonly invoiceSent?: boolean | null | undefined;
  /** Whether the user of the key is on the case. */
  readonly currentUserAssigned?: boolean | null | undefined;
}

/** Budget and costs of a case. Money in øre. */
export interface CaseFinanceAggregate {
  readonly __typename: Field<'CaseFinanceAggregate'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case. */
  readonly caseId: Field<number>;
  /** The first offer that was accepted. */
  readonly budget: Field<number | null>;
  /** Offers accepted after that. */
  readonly budgetModifications: Field<number | null>;
  /** All accepted offers. */
  readonly revisedBudget: Field<number | null>;
  /** Offers of the case that are not accepted yet. */
  readonly pendingBudgetChanges: Field<number | null>;
  /** The budget if they are accepted. */
  readonly projectedBudget: Field<number | null>;
  /** Cost of hours and materials. */
  readonly directCosts: Field<number | null>;
  /** Cost of materials. */
  readonly directMaterialCosts: Field<number | null>;
  /** Creditor invoices of the case that await approval, without VAT. */
  readonly pendingCosts: Field<number | null>;
  /** The costs once they are approved. */
  readonly projectedCosts: Field<number | null>;
  /** Projected budget less projected costs. */
  readonly projectedMarkup: Field<number | null>;
  /** Revised budget less direct costs. */
  readonly markup: Field<number | null>;
  /** Projected costs less budget. */
  readonly costDeviation: Field<number | null>;
  /** What has been agreed with the customer: all accepted offers. */
  readonly contracts: Field<number | null>;
}

/** Conditions on related cases. */
export interface CaseManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseWhere | null | undefined;
}

/** Material used on a case. */
export interface CaseMaterial {
  readonly __typename: Field<'CaseMaterial'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** How many. */
  readonly quantity: Field<number>;
  /** EAN of the product. */
  readonly ean: Field<string | null>;
  /** Number of the product. */
  readonly productNumber: Field<string | null>;
  /** What it is. */
  readonly description: Field<string | null>;
  /** Who supplied it. */
  readonly supplierName: Field<string | null>;
  /** Percent. */
  readonly discount: Field<number | null>;
  /** In øre. */
  readonly costPrice: Field<number | null>;
  /** In øre. */
  readonly listPrice: Field<number | null>;
  /** In øre. */
  readonly salesPrice: Field<number | null>;
  /** Id of the user who entered it. */
  readonly createdById: Field<number | null>;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType: Field<string | null>;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber: Field<string | null>;
  /** Id of the account. */
  readonly accountId: Field<number | null>;
  /** When it was used; now when left out. Unix seconds. */
  readonly materialDate: Field<number | null>;
  /** The supplier in the price catalogue. */
  readonly supplierId: Field<number | null>;
  /** What it came to the case by. */
  readonly type: Field<AddedBy | null>;
  /** When it was entered. Unix seconds. */
  readonly addedDate: Field<number | null>;
  /** Whether it is on an invoice draft. */
  readonly isAddedToInvoiceDraft: Field<boolean | null>;
  /** The invoice that it was billed on. */
  readonly invoiceId: Field<number | null>;
  /** The line of a creditor invoice that it was bought on. */
  readonly creditorLineId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Created by. An employee of the business. */
  readonly createdBy: Field<User | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier: Field<Supplier | null>;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice: Field<SalesInvoice | null>;
  /** Creditor line. A line of a creditor invoice. */
  readonly creditorLine: Field<CreditorInvoiceLine | null>;
  /** Account. An account of the account plan. */
  readonly account: Field<Account | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseMaterialBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseMaterialInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseMaterialInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related caseMaterials. */
export interface CaseMaterialManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseMaterialWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseMaterialWhere | null | undefined;
}

/** A page of caseMaterials. */
export interface CaseMaterialPagination {
  readonly __typename: Field<'CaseMaterialPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseMaterial[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseMaterials; all of them must hold. */
export interface CaseMaterialWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseMaterialWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseMaterialWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseMaterialWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** How many. */
  readonly quantity?: FloatFilter | null | undefined;
  /** EAN of the product. */
  readonly ean?: StringFilter | null | undefined;
  /** Number of the product. */
  readonly productNumber?: StringFilter | null | undefined;
  /** What it is. */
  readonly description?: StringFilter | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: StringFilter | null | undefined;
  /** Percent. */
  readonly discount?: FloatFilter | null | undefined;
  /** In øre. */
  readonly costPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly listPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly salesPrice?: IntFilter | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: IntFilter | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: StringFilter | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: StringFilter | null | undefined;
  /** Id of the account. */
  readonly accountId?: IntFilter | null | undefined;
  /** When it was used; now when left out. Unix seconds. */
  readonly materialDate?: IntFilter | null | undefined;
  /** The supplier in the price catalogue. */
  readonly supplierId?: IntFilter | null | undefined;
  /** What it came to the case by. */
  readonly type?: StringFilter | null | undefined;
  /** When it was entered. Unix seconds. */
  readonly addedDate?: IntFilter | null | undefined;
  /** Whether it is on an invoice draft. */
  readonly isAddedToInvoiceDraft?: BooleanFilter | null | undefined;
  /** The invoice that it was billed on. */
  readonly invoiceId?: IntFilter | null | undefined;
  /** The line of a creditor invoice that it was bought on. */
  readonly creditorLineId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Created by. An employee of the business. */
  readonly createdBy?: UserOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier?: SupplierOneWhere | null | undefined;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice?: SalesInvoiceOneWhere | null | undefined;
  /** Creditor line. A line of a creditor invoice. */
  readonly creditorLine?: CreditorInvoiceLineOneWhere | null | undefined;
  /** Account. An account of the account plan. */
  readonly account?: AccountOneWhere | null | undefined;
}

/** Filters of caseMaterials; all of them must hold. */
export interface CaseMaterialsFilterInput {
  /** Only materials of these cases. */
  readonly caseIds?: readonly (number | null)[] | null | undefined;
  /** Whether they are billed. */
  readonly isInvoiced?: boolean | null | undefined;
  /** Whether they are on an invoice draft. */
  readonly isAddedToDraft?: boolean | null | undefined;
}

/** Conditions on a related case. */
export interface CaseOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CaseWhere | null | undefined;
}

/** A page of cases. */
export interface CasePagination {
  readonly __typename: Field<'CasePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Case[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** A check of the quality of the work on a case. */
export interface CaseQualityCheck {
  readonly __typename: Field<'CaseQualityCheck'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case whose work is checked. */
  readonly caseId: Field<number>;
  /** What is checked. */
  readonly name: Field<string>;
  /** How it is checked, and what was found. */
  readonly description: Field<string | null>;
  /** OPEN when left out. */
  readonly status: Field<QualityCheckStatus | null>;
  /** When it is to be done. Unix seconds. */
  readonly dueDate: Field<number | null>;
  /** When it was done; now when the status becomes DONE. Unix seconds. */
  readonly completedAt: Field<number | null>;
  /** Who did it; the user of the key when the status becomes DONE. */
  readonly completedById: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Completed by. An employee of the business. */
  readonly completedBy: Field<User | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseQualityCheckBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseQualityCheckInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseQualityCheckInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Filters of caseQualityChecks; all of them must hold. */
export interface CaseQualityCheckFilterInput {
  /** Only checks due within this time. */
  readonly dueDate?: PeriodInput | null | undefined;
}

/** Conditions on related caseQualityChecks. */
export interface CaseQualityCheckManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseQualityCheckWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseQualityCheckWhere | null | undefined;
}

/** A page of caseQualityChecks. */
export interface CaseQualityCheckPagination {
  readonly __typename: Field<'CaseQualityCheckPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseQualityCheck[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseQualityChecks; all of them must hold. */
export interface CaseQualityCheckWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseQualityCheckWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseQualityCheckWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseQualityCheckWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The case whose work is checked. */
  readonly caseId?: IntFilter | null | undefined;
  /** What is checked. */
  readonly name?: StringFilter | null | undefined;
  /** How it is checked, and what was found. */
  readonly description?: StringFilter | null | undefined;
  /** OPEN when left out. */
  readonly status?: StringFilter | null | undefined;
  /** When it is to be done. Unix seconds. */
  readonly dueDate?: IntFilter | null | undefined;
  /** When it was done; now when the status becomes DONE. Unix seconds. */
  readonly completedAt?: IntFilter | null | undefined;
  /** Who did it; the user of the key when the status becomes DONE. */
  readonly completedById?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Completed by. An employee of the business. */
  readonly completedBy?: UserOneWhere | null | undefined;
}

/** A status that a case can have. */
export interface CaseStatus {
  readonly __typename: Field<'CaseStatus'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What it is called. */
  readonly text: Field<string>;
  /** The part of the application that offers it. */
  readonly site: Field<string>;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color: Field<string | null>;
  /** Whether the mobile application offers it. */
  readonly showInApp: Field<boolean>;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange: Field<boolean>;
  /** What the status means to a program. */
  readonly kind: Field<string | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseStatusBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseStatusInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseStatusInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A change of the status of a case. */
export interface CaseStatusHistory {
  readonly __typename: Field<'CaseStatusHistory'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the status before; null for the first. */
  readonly statusFromId: Field<number | null>;
  /** Id of the status after. */
  readonly statusToId: Field<number | null>;
  /** When the status changed. Unix seconds. */
  readonly changedAt: Field<number | null>;
  /** Id of the user who changed it. */
  readonly userId: Field<number | null>;
  /** What kind of record changed. */
  readonly affectedType: Field<string | null>;
  /** Id of the record that changed. */
  readonly affectedId: Field<number | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Status from. A status that a case can have. */
  readonly statusFrom: Field<CaseStatus | null>;
  /** Status to. A status that a case can have. */
  readonly statusTo: Field<CaseStatus | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
}

/** Conditions on related caseStatusHistory. */
export interface CaseStatusHistoryManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CaseStatusHistoryWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CaseStatusHistoryWhere | null | undefined;
}

/** A page of caseStatusHistory. */
export interface CaseStatusHistoryPagination {
  readonly __typename: Field<'CaseStatusHistoryPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseStatusHistory[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseStatusHistory; all of them must hold. */
export interface CaseStatusHistoryWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseStatusHistoryWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseStatusHistoryWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseStatusHistoryWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the status before; null for the first. */
  readonly statusFromId?: IntFilter | null | undefined;
  /** Id of the status after. */
  readonly statusToId?: IntFilter | null | undefined;
  /** When the status changed. Unix seconds. */
  readonly changedAt?: IntFilter | null | undefined;
  /** Id of the user who changed it. */
  readonly userId?: IntFilter | null | undefined;
  /** What kind of record changed. */
  readonly affectedType?: StringFilter | null | undefined;
  /** Id of the record that changed. */
  readonly affectedId?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Status from. A status that a case can have. */
  readonly statusFrom?: CaseStatusOneWhere | null | undefined;
  /** Status to. A status that a case can have. */
  readonly statusTo?: CaseStatusOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
}

/** Conditions on a related caseStatus. */
export interface CaseStatusOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CaseStatusWhere | null | undefined;
}

/** A page of caseStatuses. */
export interface CaseStatusPagination {
  readonly __typename: Field<'CaseStatusPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseStatus[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseStatuses; all of them must hold. */
export interface CaseStatusWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseStatusWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseStatusWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseStatusWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What it is called. */
  readonly text?: StringFilter | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: StringFilter | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: StringFilter | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: BooleanFilter | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: BooleanFilter | null | undefined;
  /** What the status means to a program. */
  readonly kind?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** A type that a case can have. */
export interface CaseType {
  readonly __typename: Field<'CaseType'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What it is called. */
  readonly text: Field<string>;
  /** The part of the application that offers it. */
  readonly site: Field<string>;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color: Field<string | null>;
  /** Whether the mobile application offers it. */
  readonly showInApp: Field<boolean>;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange: Field<boolean>;
  /** What the type means to a program. */
  readonly kind: Field<string | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CaseTypeBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCaseTypeInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCaseTypeInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related caseType. */
export interface CaseTypeOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CaseTypeWhere | null | undefined;
}

/** A page of caseTypes. */
export interface CaseTypePagination {
  readonly __typename: Field<'CaseTypePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CaseType[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on caseTypes; all of them must hold. */
export interface CaseTypeWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseTypeWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseTypeWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseTypeWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What it is called. */
  readonly text?: StringFilter | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: StringFilter | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: StringFilter | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: BooleanFilter | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: BooleanFilter | null | undefined;
  /** What the type means to a program. */
  readonly kind?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** Conditions on cases; all of them must hold. */
export interface CaseWhere {
  /** All of these hold. */
  readonly AND?: readonly CaseWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CaseWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CaseWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the case; the next free one when left out. */
  readonly caseNumber?: StringFilter | null | undefined;
  /** Id of the customer. */
  readonly customerId?: IntFilter | null | undefined;
  /** The reference of the customer. */
  readonly reference?: StringFilter | null | undefined;
  /** Who asked for the work. */
  readonly requestor?: StringFilter | null | undefined;
  /** When the case began; now when left out. Unix seconds. */
  readonly creationDate?: IntFilter | null | undefined;
  /** What is to be done. */
  readonly description?: StringFilter | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: IntFilter | null | undefined;
  /** Id of the status. */
  readonly statusId?: IntFilter | null | undefined;
  /** Id of the case type. */
  readonly caseTypeId?: IntFilter | null | undefined;
  /** Id of the department. */
  readonly departmentId?: IntFilter | null | undefined;
  /** Id of the delivery address. */
  readonly deliveryAddressId?: IntFilter | null | undefined;
  /** Id of the user who made the case. */
  readonly madeById?: IntFilter | null | undefined;
  /** Number of the offer that it came from. */
  readonly offerNumber?: IntFilter | null | undefined;
  /** User ids, separated by commas. */
  readonly additionalTechnicians?: StringFilter | null | undefined;
  /** Notes for those who work on it. */
  readonly remarks?: StringFilter | null | undefined;
  /** What was done, for the customer to read. */
  readonly workDone?: StringFilter | null | undefined;
  /** Id of a contact person, as text. */
  readonly contact?: StringFilter | null | undefined;
  /** Whether no materials are used. */
  readonly noMaterials?: BooleanFilter | null | undefined;
  /** Its number among the cases below one case. */
  readonly subNumber?: IntFilter | null | undefined;
  /** Id of the parent. */
  readonly parentId?: IntFilter | null | undefined;
  /** Name of the project. */
  readonly projectName?: StringFilter | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: StringFilter | null | undefined;
  /** Order number of the customer. */
  readonly orderNumber?: StringFilter | null | undefined;
  /** How many files document it. */
  readonly documentCount?: IntFilter | null | undefined;
  /** How many hours are registered on it. */
  readonly hoursCount?: IntFilter | null | undefined;
  /** How many invoices it has. */
  readonly salesInvoicesCount?: IntFilter | null | undefined;
  /** How many quality checks it has. */
  readonly schemesCount?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer?: CustomerOneWhere | null | undefined;
  /** Status. A status that a case can have. */
  readonly status?: CaseStatusOneWhere | null | undefined;
  /** Case type. A type that a case can have. */
  readonly caseType?: CaseTypeOneWhere | null | undefined;
  /** Department. A department of the business. */
  readonly department?: DepartmentOneWhere | null | undefined;
  /** Delivery address. A place of work that belongs to a customer. */
  readonly deliveryAddress?: DeliveryAddressOneWhere | null | undefined;
  /** Responsible user. An employee of the business. */
  readonly responsibleUser?: UserOneWhere | null | undefined;
  /** Contact person. A person to talk to at a customer. */
  readonly contactPerson?: ContactPersonOneWhere | null | undefined;
  /** Contact persons. A person to talk to at a customer. */
  readonly contactPersons?: ContactPersonManyWhere | null | undefined;
  /** Users. An employee of the business. */
  readonly users?: UserManyWhere | null | undefined;
  /** Economy. What a case has cost so far and what it would be sold for. Money in øre. */
  readonly economy?: EconomyOneWhere | null | undefined;
  /** Parent. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly parent?: CaseOneWhere | null | undefined;
  /** Sub cases. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly subCases?: CaseManyWhere | null | undefined;
  /** Materials. Material used on a case. */
  readonly materials?: CaseMaterialManyWhere | null | undefined;
  /** Hours. Working time of an employee. */
  readonly hours?: HourManyWhere | null | undefined;
  /** Planned times. Time that an employee is planned to work. */
  readonly plannedTimes?: PlannedTimeManyWhere | null | undefined;
  /** Documents. A file that documents a case. */
  readonly documents?: CaseDocumentManyWhere | null | undefined;
  /** Activities. A note on a case. Notes are added and never changed. */
  readonly activities?: CaseActivityManyWhere | null | undefined;
  /** Status history. A change of the status of a case. */
  readonly statusHistory?: CaseStatusHistoryManyWhere | null | undefined;
  /** Quality checks. A check of the quality of the work on a case. */
  readonly qualityChecks?: CaseQualityCheckManyWhere | null | undefined;
  /** Offers. What a customer was offered, and for how much. An accepted offer belongs to a case. */
  readonly offers?: OfferManyWhere | null | undefined;
  /** Sales invoices. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly salesInvoices?: SalesInvoiceManyWhere | null | undefined;
  /** Work address. Where the work of a case is: its delivery address, else the address of its customer. */
  readonly workAddress?: WorkAddressOneWhere | null | undefined;
}

/** One change of one record. */
export interface Change {
  readonly __typename: Field<'Change'>;
  /** Number of the change in the feed of the business: without gaps. Null in a rehearsal. */
  readonly sequence: Field<number | null>;
  /** What was changed, as REST calls it: `cases`. */
  readonly resource: Field<string>;
  /** Id of the record. */
  readonly id: Field<number>;
  /** What identifies the record on REST. */
  readonly key: Field<string>;
  /** created, updated or deleted. */
  readonly verb: Field<string>;
  /** Names of the fields that changed. */
  readonly fields: Field<readonly string[]>;
  /** From what to what. */
  readonly changes: Field<readonly FieldChange[]>;
  /** The API key that did it; null for the operator. */
  readonly apiKeyId: Field<number | null>;
  /** The user that the key acts as. */
  readonly userId: Field<number | null>;
  /** When, in unix seconds. */
  readonly at: Field<number>;
}

/** The business itself: who sends the invoices, and how they are paid. */
export interface Company {
  readonly __typename: Field<'Company'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Name of the business. */
  readonly name: Field<string>;
  /** Street and number. */
  readonly address: Field<string | null>;
  /** Postal code. */
  readonly postalCode: Field<string | null>;
  /** City. */
  readonly city: Field<string | null>;
  /** CVR number. */
  readonly vatNumber: Field<string | null>;
  /** Telephone number. */
  readonly telephone: Field<string | null>;
  /** E-mail address. */
  readonly email: Field<string | null>;
  /** Creditor number of the payment lines (FI, card type 71). */
  readonly creditorNumber: Field<string | null>;
  /** Registration number of the bank. */
  readonly bankRegistration: Field<string | null>;
  /** Account number in the bank. */
  readonly bankAccount: Field<string | null>;
  /** International account number. */
  readonly iban: Field<string | null>;
  /** SWIFT code (BIC) of the bank. */
  readonly swift: Field<string | null>;
  /** Language of what is sent: da or en. */
  readonly language: Field<string>;
  /** Where a day begins and ends, such as Europe/Copenhagen. */
  readonly timeZone: Field<string>;
  /** Currency of the books. */
  readonly currencyCode: Field<string>;
  /** Path of the logo, a PNG or JPEG picture that stands on what is sent. */
  readonly logo: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** A person to talk to at a customer. */
export interface ContactPerson {
  readonly __typename: Field<'ContactPerson'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the customer. */
  readonly customerId: Field<number>;
  /** Name of the person. */
  readonly name: Field<string>;
  /** E-mail address. */
  readonly email: Field<string | null>;
  /** Telephone number. */
  readonly phoneNumber: Field<string | null>;
  /** Mobile telephone number. */
  readonly mobile: Field<string | null>;
  /** Street and number. */
  readonly address: Field<string | null>;
  /** Postal code. */
  readonly postalCode: Field<string | null>;
  /** City. */
  readonly city: Field<string | null>;
  /** Whom letters are for. */
  readonly att: Field<string | null>;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer: Field<Customer | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface ContactPersonBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateContactPersonInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateContactPersonInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Filters of contactPersons; all of them must hold. */
export interface ContactPersonFilterInput {
  /** Only those of these customers. */
  readonly customers?: readonly (number | null)[] | null | undefined;
}

/** A person to talk to at a customer. */
export interface ContactPersonInput {
  /** Which one to change. */
  readonly id?: number | null | undefined;
  /** Name of the person. */
  readonly name?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Telephone number. */
  readonly phoneNumber?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Whom letters are for. */
  readonly att?: string | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: string | null | undefined;
}

/** Conditions on related contactPersons. */
export interface ContactPersonManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: ContactPersonWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: ContactPersonWhere | null | undefined;
}

/** Conditions on a related contactPerson. */
export interface ContactPersonOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: ContactPersonWhere | null | undefined;
}

/** A page of contactPersons. */
export interface ContactPersonPagination {
  readonly __typename: Field<'ContactPersonPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly ContactPerson[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on contactPersons; all of them must hold. */
export interface ContactPersonWhere {
  /** All of these hold. */
  readonly AND?: readonly ContactPersonWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly ContactPersonWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: ContactPersonWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the customer. */
  readonly customerId?: IntFilter | null | undefined;
  /** Name of the person. */
  readonly name?: StringFilter | null | undefined;
  /** E-mail address. */
  readonly email?: StringFilter | null | undefined;
  /** Telephone number. */
  readonly phoneNumber?: StringFilter | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: StringFilter | null | undefined;
  /** Street and number. */
  readonly address?: StringFilter | null | undefined;
  /** Postal code. */
  readonly postalCode?: StringFilter | null | undefined;
  /** City. */
  readonly city?: StringFilter | null | undefined;
  /** Whom letters are for. */
  readonly att?: StringFilter | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer?: CustomerOneWhere | null | undefined;
}

/** Accepts an offer: makes a case of it, or adds it to the case that it is about. */
export interface ConvertOfferToCaseOptionsInput {
  /** Adds the offer to this case instead of making one. */
  readonly caseId?: number | null | undefined;
  /** Status of the new case; the first open one when left out. */
  readonly statusId?: number | null | undefined;
  /** Type of the new case. */
  readonly caseTypeId?: number | null | undefined;
  /** Who is responsible for the new case. */
  readonly responsibleUserId?: number | null | undefined;
  /** What the new case is about; that of the offer when left out. */
  readonly description?: string | null | undefined;
}

/** Fields of a account to create. */
export interface CreateAccountInput {
  /** Number of the account, given by the client. */
  readonly number: number;
  /** Name of the account. */
  readonly name: string;
  /** What the account is for in the plan. */
  readonly type: string;
  /** Id of the vat type. */
  readonly vatTypeId: number;
  /** Which side of the VAT account it belongs to. */
  readonly vatDirection?: string | null | undefined;
}

/** Makes an API key, which works on both surfaces. It is shown this once. */
export interface CreateApiKeyInput {
  /** What the key is for. */
  readonly name: string;
  /** write (also reads) or read; write when left out. */
  readonly scope?: string | null | undefined;
  /** The user that it acts as; that of the calling key when left out. */
  readonly userId?: number | null | undefined;
  /** When it stops working, in unix seconds; never when left out. */
  readonly expiresAt?: number | null | undefined;
}

/** Fields of a car to create. */
export interface CreateCarInput {
  /** What the car is called. */
  readonly name: string;
  /** Its registration number. */
  readonly registrationNumber: string;
}

/** Fields of a caseActivity to create. */
export interface CreateCaseActivityInput {
  /** Id of the case. */
  readonly caseId: number;
  /** What happened. */
  readonly text: string;
}

/** Fields of a case to create. */
export interface CreateCaseInput {
  /** Number of the case; the next free one when left out. */
  readonly caseNumber?: string | null | undefined;
  /** Id of the customer. */
  readonly customerId: number;
  /** The reference of the customer. */
  readonly reference?: string | null | undefined;
  /** Who asked for the work. */
  readonly requestor?: string | null | undefined;
  /** When the case began; now when left out. Unix seconds. */
  readonly creationDate?: number | null | undefined;
  /** What is to be done. */
  readonly description?: string | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: number | null | undefined;
  /** Id of the status. */
  readonly statusId?: number | null | undefined;
  /** Id of the case type. */
  readonly caseTypeId?: number | null | undefined;
  /** Id of the department. */
  readonly departmentId?: number | null | undefined;
  /** Id of the delivery address. */
  readonly deliveryAddressId?: number | null | undefined;
  /** Id of the user who made the case. */
  readonly madeById?: number | null | undefined;
  /** Number of the offer that it came from. */
  readonly offerNumber?: number | null | undefined;
  /** User ids, separated by commas. */
  readonly additionalTechnicians?: string | null | undefined;
  /** Notes for those who work on it. */
  readonly remarks?: string | null | undefined;
  /** What was done, for the customer to read. */
  readonly workDone?: string | null | undefined;
  /** Id of a contact person, as text. */
  readonly contact?: string | null | undefined;
  /** Whether no materials are used. */
  readonly noMaterials?: boolean | null | undefined;
  /** Its number among the cases below one case. */
  readonly subNumber?: number | null | undefined;
  /** Id of the parent. */
  readonly parentId?: number | null | undefined;
  /** Name of the project. */
  readonly projectName?: string | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: string | null | undefined;
  /** Order number of the customer. */
  readonly orderNumber?: string | null | undefined;
  /** Who works on the case besides the responsible user: the additional technicians from now on. */
  readonly userIds?: readonly (number | null)[] | null | undefined;
}

/** Fields of a caseMaterial to create. */
export interface CreateCaseMaterialInput {
  /** Id of the case. */
  readonly caseId: number;
  /** How many. */
  readonly quantity: number;
  /** EAN of the product. */
  readonly ean?: string | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: string | null | undefined;
  /** Percent. */
  readonly discount?: number | null | undefined;
  /** In øre. */
  readonly costPrice?: number | null | undefined;
  /** In øre. */
  readonly listPrice?: number | null | undefined;
  /** In øre. */
  readonly salesPrice?: number | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: number | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: string | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: string | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** When it was used; now when left out. Unix seconds. */
  readonly materialDate?: number | null | undefined;
  /** The supplier in the price catalogue. */
  readonly supplierId?: number | null | undefined;
  /** Token of a product of the price catalogue: gives number, text and prices that are not given here. */
  readonly identifier?: string | null | undefined;
  /** What it came to the case by; MATERIAL when left out. */
  readonly type?: AddedBy | null | undefined;
}

/** Fields of a caseQualityCheck to create. */
export interface CreateCaseQualityCheckInput {
  /** The case whose work is checked. */
  readonly caseId: number;
  /** What is checked. */
  readonly name: string;
  /** How it is checked, and what was found. */
  readonly description?: string | null | undefined;
  /** OPEN when left out. */
  readonly status?: QualityCheckStatus | null | undefined;
  /** When it is to be done. Unix seconds. */
  readonly dueDate?: number | null | undefined;
  /** When it was done; now when the status becomes DONE. Unix seconds. */
  readonly completedAt?: number | null | undefined;
  /** Who did it; the user of the key when the status becomes DONE. */
  readonly completedById?: number | null | undefined;
}

/** Fields of a caseStatus to create. */
export interface CreateCaseStatusInput {
  /** What it is called. */
  readonly text: string;
  /** The part of the application that offers it. */
  readonly site: string;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
  /** What the status means to a program. */
  readonly kind?: string | null | undefined;
}

/** Fields of a caseType to create. */
export interface CreateCaseTypeInput {
  /** What it is called. */
  readonly text: string;
  /** The part of the application that offers it. */
  readonly site: string;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
  /** What the type means to a program. */
  readonly kind?: string | null | undefined;
}

/** Fields of a contactPerson to create. */
export interface CreateContactPersonInput {
  /** Id of the customer. */
  readonly customerId: number;
  /** Name of the person. */
  readonly name: string;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Telephone number. */
  readonly phoneNumber?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Whom letters are for. */
  readonly att?: string | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: string | null | undefined;
}

/** Fields of a creditor to create. */
export interface CreateCreditorInput {
  /** Number of the creditor, given by the client. */
  readonly number: string;
  /** Id of the purchase account. */
  readonly purchaseAccountId?: number | null | undefined;
  /** Whether the creditor is active. */
  readonly isAccessible?: boolean | null | undefined;
  /** Name of the creditor. */
  readonly name: string;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: string | null | undefined;
  /** Where it pays VAT, such as domestic, EU or abroad. */
  readonly vatZone?: string | null | undefined;
  /** Nothing may be bought of it for now. */
  readonly locked?: boolean | null | undefined;
  /** Whether its purchases go on to the inventory system. */
  readonly transferToInventoryProvider?: boolean | null | undefined;
  /** Its GLN (EAN) number. */
  readonly gln?: string | null | undefined;
  /** Where it is. */
  readonly country?: string | null | undefined;
  /** How far it is carried over to the bookkeeping system. */
  readonly economyTransferState?: string | null | undefined;
  /** Its part of the price catalogue. */
  readonly supplierId?: number | null | undefined;
  /** The currency of its invoices. */
  readonly currencyId?: number | null | undefined;
  /** When its invoices fall due. */
  readonly paymentTermId?: number | null | undefined;
}

/** Fields of a creditorInvoice to create. */
export interface CreateCreditorInvoiceInput {
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** Kind of document, such as invoice or credit note. */
  readonly type?: string | null | undefined;
  /** Number that the supplier gave it. */
  readonly number?: string | null | undefined;
  /** Date of the invoice. Unix seconds. */
  readonly date?: number | null | undefined;
  /** When it was ordered. Unix seconds. */
  readonly orderDate?: number | null | undefined;
  /** When it is to be paid. Unix seconds. */
  readonly paymentDate?: number | null | undefined;
  /** Who bought, as the invoice says. */
  readonly buyerName?: string | null | undefined;
  /** Street and number of the buyer. */
  readonly buyerAddress?: string | null | undefined;
  /** Postal code of the buyer. */
  readonly buyerPostalCode?: string | null | undefined;
  /** City of the buyer. */
  readonly buyerCity?: string | null | undefined;
  /** What the supplier calls the buyer. */
  readonly buyerId?: string | null | undefined;
  /** Person at the buyer. */
  readonly buyerContact?: string | null | undefined;
  /** Order number of the buyer. */
  readonly buyerOrderNumber?: string | null | undefined;
  /** Where it was delivered. */
  readonly deliveryName?: string | null | undefined;
  /** Street and number of the delivery. */
  readonly deliveryAddress?: string | null | undefined;
  /** Postal code of the delivery. */
  readonly deliveryPostalCode?: string | null | undefined;
  /** City of the delivery. */
  readonly deliveryCity?: string | null | undefined;
  /** Who sent the invoice. */
  readonly supplierName?: string | null | undefined;
  /** Street and number of the supplier. */
  readonly supplierAddress?: string | null | undefined;
  /** Postal code of the supplier. */
  readonly supplierPostalCode?: string | null | undefined;
  /** City of the supplier. */
  readonly supplierCity?: string | null | undefined;
  /** Company registration number of the supplier. */
  readonly supplierVatNumber?: string | null | undefined;
  /** EAN (GLN) number of the supplier. */
  readonly supplierEan?: string | null | undefined;
  /** Order number of the supplier. */
  readonly supplierOrderNumber?: string | null | undefined;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode?: string | null | undefined;
  /** How it is paid. */
  readonly paymentType?: string | null | undefined;
  /** Card type or code of the payment. */
  readonly paymentTypeCode?: string | null | undefined;
  /** First part of the payment line. */
  readonly paymentPart1?: string | null | undefined;
  /** Second part of the payment line. */
  readonly paymentPart2?: string | null | undefined;
  /** Note on the invoice. */
  readonly note?: string | null | undefined;
  /** What the buyer asked to be marked, often a case number. */
  readonly marking?: string | null | undefined;
  /** Number of the creditor that it belongs to. */
  readonly creditorNumber?: string | null | undefined;
  /** Number of the department that it concerns. */
  readonly departmentNumber?: string | null | undefined;
  /** Amount without VAT. In øre. */
  readonly total?: number | null | undefined;
  /** VAT of the amount. In øre. */
  readonly vat?: number | null | undefined;
  /** Amount with VAT. In øre. */
  readonly totalWithVat?: number | null | undefined;
  /** A file for it; null takes one away that it can be without. */
  readonly document?: FileInput | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly lines?: readonly (CreditorInvoiceLineInput | null)[] | null | undefined;
}

/** Fields of a creditorInvoiceLine to create. */
export interface CreateCreditorInvoiceLineInput {
  /** Id of the invoice. */
  readonly invoiceId: number;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** How many, as the invoice says. */
  readonly quantity?: string | null | undefined;
  /** What one of it is. */
  readonly unit?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Amount of the line without VAT. In øre. */
  readonly lineAmount?: number | null | undefined;
}

/** Fields of a currency to create. */
export interface CreateCurrencyInput {
  /** ISO 4217 code. */
  readonly code: string;
  /** Value of one unit in the currency of the business. */
  readonly rate?: number | null | undefined;
}

/** Fields of a customerCategory to create. */
export interface CreateCustomerCategoryInput {
  /** What it is called. */
  readonly text: string;
  /** The part of the application that offers it. */
  readonly site: string;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
}

/** Fields of a customer to create. */
export interface CreateCustomerInput {
  /** Number of the customer, unique in the business. */
  readonly customerNumber?: string | null | undefined;
  /** Payment term that sets the due date of invoices. */
  readonly paymentTermId?: number | null | undefined;
  /** Category of the customer. */
  readonly categoryId?: number | null | undefined;
  /** Currency that the customer is invoiced in. */
  readonly currencyId?: number | null | undefined;
  /** Name of the customer. */
  readonly name: string;
  /** Whom letters are for. */
  readonly attention?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Telephone number. */
  readonly telephone?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** Name on invoices; that of the customer when empty. */
  readonly invoiceName?: string | null | undefined;
  /** Street and number on invoices; those of the customer when empty. */
  readonly invoiceAddress?: string | null | undefined;
  /** Postal code on invoices. */
  readonly invoicePostalCode?: string | null | undefined;
  /** City on invoices. */
  readonly invoiceCity?: string | null | undefined;
  /** Telephone number for questions about invoices. */
  readonly invoiceTelephone?: string | null | undefined;
  /** Where invoices are sent. */
  readonly invoiceEmail?: string | null | undefined;
  /** Mobile telephone number for questions about invoices. */
  readonly invoiceMobile?: string | null | undefined;
  /** Whom invoices are for. */
  readonly invoiceAttention?: string | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: string | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: string | null | undefined;
  /** Notes of the business about the customer. */
  readonly remarks?: string | null | undefined;
  /** How sales prices are marked up; kept for integrations. */
  readonly marginType?: number | null | undefined;
  /** A blocked customer cannot be invoiced. */
  readonly isBlocked?: boolean | null | undefined;
  /** Layout of the invoices; kept for integrations. */
  readonly pdfLayoutId?: number | null | undefined;
  /** Social security number for tax reductions. */
  readonly invoiceSocialSecurityNumber?: string | null | undefined;
  /** Designation of the property for tax reductions. */
  readonly invoicePropertyDesignation?: string | null | undefined;
  /** Number of the residence association for tax reductions. */
  readonly invoiceResidenceAssociationOrganisationNumber?: string | null | undefined;
  /** VAT number on invoices. */
  readonly invoiceVatNumber?: string | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly contacts?: readonly (ContactPersonInput | null)[] | null | undefined;
}

/** Fields of a deliveryAddress to create. */
export interface CreateDeliveryAddressInput {
  /** Id of the customer. */
  readonly customerId: number;
  /** Name of the place. */
  readonly name?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** Telephone number there. */
  readonly telephone?: string | null | undefined;
  /** Mobile telephone number there. */
  readonly mobile?: string | null | undefined;
  /** Whom to ask for. */
  readonly att?: string | null | undefined;
  /** EAN (GLN) number of the place. */
  readonly ean?: string | null | undefined;
  /** E-mail address there. */
  readonly email?: string | null | undefined;
}

/** Fields of a department to create. */
export interface CreateDepartmentInput {
  /** Name of the department. */
  readonly name: string;
  /** Number of the department, unique in the business. */
  readonly number: string;
}

/** Plans time in the calendar of several users: one event each. Hours are registered with createHour instead. */
export interface CreateEventInput {
  /** PLANNING, which is also meant when it is left out. */
  readonly type?: EventType | null | undefined;
  /** Whose time is planned. */
  readonly userIds?: readonly (number | null)[] | null | undefined;
  /** When it begins. */
  readonly startTime?: number | null | undefined;
  /** When it ends. */
  readonly stopTime?: number | null | undefined;
  /** The case that is worked on. */
  readonly caseId?: number | null | undefined;
  /** Puts the users on the case too. */
  readonly addUsersToCase?: boolean | null | undefined;
  /** What is to be done. */
  readonly text?: string | null | undefined;
}

/** Fields of a gpsEntry to create. */
export interface CreateGpsEntryInput {
  /** What the unit calls the trip. */
  readonly tripId: string;
  /** Where the trip began. */
  readonly startAddress: string;
  /** Where the trip ended. */
  readonly stopAddress: string;
  /** In metres. */
  readonly distance: string;
  /** Who drove. */
  readonly driver: string;
  /** Registration number of the car. */
  readonly carRegistrationNumber: string;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly startDate: string;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly stopDate: string;
  /** Serial number of the unit. */
  readonly serial?: string | null | undefined;
  /** What the trip was for. */
  readonly purpose?: string | null | undefined;
  /** Comment on the trip. */
  readonly comment?: string | null | undefined;
  /** Degrees north where it began. */
  readonly startLatitude: string;
  /** Degrees east where it began. */
  readonly startLongitude: string;
  /** Degrees north where it ended. */
  readonly stopLatitude: string;
  /** Degrees east where it ended. */
  readonly stopLongitude: string;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a hourAdditionType to create. */
export interface CreateHourAdditionTypeInput {
  /** What the addition is called. */
  readonly name: string;
  /** What one costs, in øre. */
  readonly price: number;
}

/** Fields of a hour to create. */
export interface CreateHourInput {
  /** Id of the hour type. */
  readonly hourTypeId: number;
  /** Id of the user. */
  readonly userId: number;
  /** When the work began. Unix seconds. */
  readonly startTime: number;
  /** When it ended. Unix seconds. */
  readonly stopTime: number;
  /** What was done. */
  readonly description?: string | null | undefined;
  /** Per hour, in øre; from the hour type when left out. */
  readonly costPrice?: number | null | undefined;
  /** Whether payroll has got it; set by integrations. */
  readonly exported?: boolean | null | undefined;
  /** Whether it is approved (1); set by integrations. */
  readonly approvalStatus?: number | null | undefined;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly pauses?: readonly (PauseInput | null)[] | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly additions?: readonly (HourAdditionInput | null)[] | null | undefined;
}

/** Fields of a hourType to create. */
export interface CreateHourTypeInput {
  /** The internal good that prices the hour. */
  readonly productId?: number | null | undefined;
  /** Number of the internal good that prices the hour. */
  readonly productNumber?: string | null | undefined;
  /** Hours of the type must be registered on a case. */
  readonly requireCase?: boolean | null | undefined;
  /** What an hour of the type is called. */
  readonly name: string;
  /** Whether it is absence: it needs no case and is not sold. */
  readonly isPersonal?: boolean | null | undefined;
  /** Colour that it is shown in. */
  readonly color?: string | null | undefined;
  /** What payroll calls it. */
  readonly salaryHandle?: string | null | undefined;
  /** Where it stands in lists. */
  readonly sortOrder?: number | null | undefined;
}

/** Fields of a incomingCase to create. */
export interface CreateIncomingCaseInput {
  /** What the other system calls it; sent twice, it is there once. */
  readonly externalCaseId: string;
  /** What is to be done. */
  readonly jobDescription: string;
  /** Who asks. */
  readonly customerName?: string | null | undefined;
  /** E-mail address of who asks. */
  readonly customerEmail?: string | null | undefined;
  /** Telephone number of who asks. */
  readonly customerPhone?: string | null | undefined;
  /** Street and number of the work. */
  readonly customerAddress?: string | null | undefined;
  /** Postal code of the work. */
  readonly customerPostalCode?: string | null | undefined;
  /** City of the work. */
  readonly customerCity?: string | null | undefined;
  /** When it is wished to begin. Unix seconds. */
  readonly startTime?: number | null | undefined;
  /** When it is wished to end. Unix seconds. */
  readonly endTime?: number | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: number | null | undefined;
}

/** Fields of a invoiceDraftLine to create. */
export interface CreateInvoiceDraftLineInput {
  /** Id of the case. */
  readonly caseId: number;
  /** How many. */
  readonly quantity: number;
  /** EAN of the product. */
  readonly ean?: string | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: string | null | undefined;
  /** Percent. */
  readonly discount?: number | null | undefined;
  /** In øre. */
  readonly costPrice?: number | null | undefined;
  /** In øre. */
  readonly listPrice?: number | null | undefined;
  /** In øre. */
  readonly salesPrice?: number | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: number | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: string | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: string | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** When the line was put on the draft. Unix seconds. */
  readonly addedTime?: number | null | undefined;
}

/** Makes an invoice of the draft of a case, a credit note of an invoice of the case, or an on-account invoice. */
export interface CreateInvoiceInput {
  /** 1 invoice (when left out), 2 credit note, 3 on account. */
  readonly type?: number | null | undefined;
  /** Today when left out. */
  readonly invoiceDate?: number | null | undefined;
  /** By the payment term of the customer when left out. */
  readonly paymentDate?: number | null | undefined;
  /** For a credit note: the number of the invoice that it credits. */
  readonly creditedInvoice?: number | null | undefined;
  /** For a credit note: the lines to credit; all that are left when left out. */
  readonly lineIds?: readonly (number | null)[] | null | undefined;
}

/** Fields of a offer to create. */
export interface CreateOfferInput {
  /** Number of the offer; the next free one when left out. */
  readonly number?: string | null | undefined;
  /** Who it is offered to. */
  readonly customerId: number;
  /** What is offered. */
  readonly description?: string | null | undefined;
  /** For how much, without VAT, in øre. */
  readonly amount?: number | null | undefined;
  /** When it was made. Unix seconds. */
  readonly date?: number | null | undefined;
  /** Until when it stands. Unix seconds. */
  readonly validUntil?: number | null | undefined;
  /** The case that it is about. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a pause to create. */
export interface CreatePauseInput {
  /** What the pause is called. */
  readonly name: string;
  /** How long one pause is. */
  readonly minutes: number;
}

/** Fields of a paymentTerm to create. */
export interface CreatePaymentTermInput {
  /** Running month: the days count from the end of the month. */
  readonly monthOngoing: boolean;
  /** Name of the term. */
  readonly shortText: string;
  /** What invoices say about it. */
  readonly longText: string;
  /** How many days after the invoice date, or after its month. */
  readonly days: number;
}

/** Fields of a plannedTime to create. */
export interface CreatePlannedTimeInput {
  /** When it is planned to begin. Unix seconds. */
  readonly startTime?: number | null | undefined;
  /** When it is planned to end. Unix seconds. */
  readonly stopTime?: number | null | undefined;
  /** Address of a page that belongs to it. */
  readonly link?: string | null | undefined;
  /** Id of the user. */
  readonly userId?: number | null | undefined;
  /** What is to be done. */
  readonly text?: string | null | undefined;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a product to create. */
export interface CreateProductInput {
  /** Number of the product. */
  readonly number: string;
  /** What it is. */
  readonly description: string;
  /** In øre. */
  readonly listPrice: number;
  /** In øre. */
  readonly costPrice: number;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** Whether it is an hourly rate. */
  readonly isHour?: boolean | null | undefined;
}

/** Fields of a salesInvoiceDraft to create. */
export interface CreateSalesInvoiceDraftInput {
  /** Id of the case. */
  readonly caseId: number;
  /** Text below the lines. */
  readonly text?: string | null | undefined;
  /** Text above the lines. */
  readonly header?: string | null | undefined;
  /** Date that the invoice will bear; today when empty. Unix seconds. */
  readonly date?: number | null | undefined;
  /** Whether it is invoiced at regular times. */
  readonly isSubscription?: boolean | null | undefined;
  /** Reference of the customer. */
  readonly reference?: string | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: string | null | undefined;
  /** Whether the invoice claims a tax reduction. */
  readonly useSkattered?: boolean | null | undefined;
  /** When the invoice will be due; by the payment term when empty. Unix seconds. */
  readonly paymentDate?: number | null | undefined;
  /** Layout of the invoice; kept for integrations. */
  readonly pdfLayoutId?: number | null | undefined;
  /** Kind of tax reduction; kept for integrations. */
  readonly taxReduction?: number | null | undefined;
  /** Where the invoiced period begins. Unix seconds. */
  readonly periodStart?: number | null | undefined;
  /** Length of the invoiced period. */
  readonly periodAmount?: number | null | undefined;
  /** Whether deposits count for the cases below, too. */
  readonly includeSubCasesInDeposit?: boolean | null | undefined;
}

/** Fields of a supplier to create. */
export interface CreateSupplierInput {
  /** What the wholesaler is called. */
  readonly name: string;
  /** What the business is called there. */
  readonly customerNumber?: string | null | undefined;
}

/** Fields of a supplierPrice to create. */
export interface CreateSupplierPriceInput {
  /** The product. */
  readonly productId: number;
  /** The supplier. */
  readonly supplierId: number;
  /** What it costs the business, in øre. */
  readonly costPrice?: number | null | undefined;
  /** List price, in øre. */
  readonly listPrice: number;
  /** What it is sold for, in øre. */
  readonly salesPrice: number;
}

/** Fields of a supplierProduct to create. */
export interface CreateSupplierProductInput {
  /** Number of the product in the catalogue. */
  readonly number: string;
  /** EAN (GTIN) of the product. */
  readonly eanNumber?: string | null | undefined;
  /** What it is. */
  readonly description: string;
  /** What one of it is, such as stk or m. */
  readonly unit?: string | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly suppliers?: readonly (SupplierPriceInput | null)[] | null | undefined;
}

/** Fields of a user to create. */
export interface CreateUserInput {
  /** Initials. */
  readonly initials?: string | null | undefined;
  /** First name. */
  readonly firstName?: string | null | undefined;
  /** Last name. */
  readonly lastName?: string | null | undefined;
  /** Telephone number at work. */
  readonly telephone?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** 999913 active, 999912 inactive. */
  readonly status?: number | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Id of the department. */
  readonly departmentId?: number | null | undefined;
  /** Id of the employee type. */
  readonly employeeTypeId?: number | null | undefined;
  /** What the user does in the business. */
  readonly role?: string | null | undefined;
  /** Hours of a working week. */
  readonly workHours?: number | null | undefined;
}

/** Fields of a vatType to create. */
export interface CreateVatTypeInput {
  /** Which side of the VAT account it belongs to. */
  readonly type: string;
  /** Short code, unique in the business. */
  readonly vatCode: string;
  /** Name of the VAT type. */
  readonly name: string;
  /** Rate in percent. */
  readonly rateAsPercent: number;
}

/** Registers a webhook for what changes from now on. Its secret is shown this once. */
export interface CreateWebhookInput {
  /** Where the messages go. */
  readonly url: string;
  /** What it is for. */
  readonly description?: string | null | undefined;
  /** Of which resources, by their REST names; of all when left out. */
  readonly resources?: readonly (string | null)[] | null | undefined;
  /** Of which changes; of all when left out. */
  readonly verbs?: readonly (string | null)[] | null | undefined;
  /** A GraphQL query that shapes the `data` of messages; it may take the variables $id, $key, $sequence, $resource, $verb. */
  readonly query?: string | null | undefined;
}

/** A supplier that sends invoices to the business. */
export interface Creditor {
  readonly __typename: Field<'Creditor'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<string>;
  /** Number of the creditor, given by the client. */
  readonly number: Field<string>;
  /** Id of the purchase account. */
  readonly purchaseAccountId: Field<number | null>;
  /** Whether the creditor is active. */
  readonly isAccessible: Field<boolean>;
  /** Name of the creditor. */
  readonly name: Field<string>;
  /** Street and number. */
  readonly address: Field<string | null>;
  /** Postal code. */
  readonly postalCode: Field<string | null>;
  /** City. */
  readonly city: Field<string | null>;
  /** Company registration number (CVR). */
  readonly vatNumber: Field<string | null>;
  /** Where it pays VAT, such as domestic, EU or abroad. */
  readonly vatZone: Field<string | null>;
  /** Nothing may be bought of it for now. */
  readonly locked: Field<boolean>;
  /** Whether its purchases go on to the inventory system. */
  readonly transferToInventoryProvider: Field<boolean>;
  /** Its GLN (EAN) number. */
  readonly gln: Field<string | null>;
  /** Where it is. */
  readonly country: Field<string | null>;
  /** How far it is carried over to the bookkeeping system. */
  readonly economyTransferState: Field<string | null>;
  /** Its part of the price catalogue. */
  readonly supplierId: Field<number | null>;
  /** The currency of its invoices. */
  readonly currencyId: Field<number | null>;
  /** When its invoices fall due. */
  readonly paymentTermId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Purchase account. An account of the account plan. */
  readonly purchaseAccount: Field<Account | null>;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier: Field<Supplier | null>;
  /** Currency. A currency that the business invoices in. */
  readonly currency: Field<Currency | null>;
  /** Payment term. When an invoice falls due. */
  readonly paymentTerm: Field<PaymentTerm | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CreditorBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCreditorInput | null | undefined;
  /** Which record. */
  readonly id?: string | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCreditorInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** An invoice that a supplier sent to the business. */
export interface CreditorInvoice {
  readonly __typename: Field<'CreditorInvoice'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** 1 approved, 2 rejected, null awaiting. */
  readonly approvedStatus: Field<string | null>;
  /** What was said when it was approved or rejected. */
  readonly approvalComment: Field<string | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** Id of the account. */
  readonly accountId: Field<number | null>;
  /** Kind of document, such as invoice or credit note. */
  readonly type: Field<string | null>;
  /** Number that the supplier gave it. */
  readonly number: Field<string | null>;
  /** Date of the invoice. Unix seconds. */
  readonly date: Field<number | null>;
  /** When it was ordered. Unix seconds. */
  readonly orderDate: Field<number | null>;
  /** When it is to be paid. Unix seconds. */
  readonly paymentDate: Field<number | null>;
  /** Who bought, as the invoice says. */
  readonly buyerName: Field<string | null>;
  /** Street and number of the buyer. */
  readonly buyerAddress: Field<string | null>;
  /** Postal code of the buyer. */
  readonly buyerPostalCode: Field<string | null>;
  /** City of the buyer. */
  readonly buyerCity: Field<string | null>;
  /** What the supplier calls the buyer. */
  readonly buyerId: Field<string | null>;
  /** Person at the buyer. */
  readonly buyerContact: Field<string | null>;
  /** Order number of the buyer. */
  readonly buyerOrderNumber: Field<string | null>;
  /** Where it was delivered. */
  readonly deliveryName: Field<string | null>;
  /** Street and number of the delivery. */
  readonly deliveryAddress: Field<string | null>;
  /** Postal code of the delivery. */
  readonly deliveryPostalCode: Field<string | null>;
  /** City of the delivery. */
  readonly deliveryCity: Field<string | null>;
  /** Who sent the invoice. */
  readonly supplierName: Field<string | null>;
  /** Street and number of the supplier. */
  readonly supplierAddress: Field<string | null>;
  /** Postal code of the supplier. */
  readonly supplierPostalCode: Field<string | null>;
  /** City of the supplier. */
  readonly supplierCity: Field<string | null>;
  /** Company registration number of the supplier. */
  readonly supplierVatNumber: Field<string | null>;
  /** EAN (GLN) number of the supplier. */
  readonly supplierEan: Field<string | null>;
  /** Order number of the supplier. */
  readonly supplierOrderNumber: Field<string | null>;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode: Field<string | null>;
  /** How it is paid. */
  readonly paymentType: Field<string | null>;
  /** Card type or code of the payment. */
  readonly paymentTypeCode: Field<string | null>;
  /** First part of the payment line. */
  readonly paymentPart1: Field<string | null>;
  /** Second part of the payment line. */
  readonly paymentPart2: Field<string | null>;
  /** Note on the invoice. */
  readonly note: Field<string | null>;
  /** What the buyer asked to be marked, often a case number. */
  readonly marking: Field<string | null>;
  /** Number of the creditor that it belongs to. */
  readonly creditorNumber: Field<string | null>;
  /** Number of the department that it concerns. */
  readonly departmentNumber: Field<string | null>;
  /** Amount without VAT. In øre. */
  readonly total: Field<number | null>;
  /** VAT of the amount. In øre. */
  readonly vat: Field<number | null>;
  /** Amount with VAT. In øre. */
  readonly totalWithVat: Field<number | null>;
  /** Path of what the supplier sent; the PDF address shows it when it is a PDF. */
  readonly document: Field<string | null>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Lines. A line of a creditor invoice. */
  readonly lines: Field<readonly CreditorInvoiceLine[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CreditorInvoiceLineWhere | null | undefined;
  }>;
  /** Creditor. A supplier that sends invoices to the business. */
  readonly creditor: Field<Creditor | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Account. An account of the account plan. */
  readonly account: Field<Account | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CreditorInvoiceBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCreditorInvoiceInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCreditorInvoiceInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A line of a creditor invoice. */
export interface CreditorInvoiceLine {
  readonly __typename: Field<'CreditorInvoiceLine'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the invoice. */
  readonly invoiceId: Field<number>;
  /** Number of the product. */
  readonly productNumber: Field<string | null>;
  /** How many, as the invoice says. */
  readonly quantity: Field<string | null>;
  /** What one of it is. */
  readonly unit: Field<string | null>;
  /** What it is. */
  readonly description: Field<string | null>;
  /** Amount of the line without VAT. In øre. */
  readonly lineAmount: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Invoice. An invoice that a supplier sent to the business. */
  readonly invoice: Field<CreditorInvoice | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CreditorInvoiceLineBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCreditorInvoiceLineInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCreditorInvoiceLineInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A line of a creditor invoice. */
export interface CreditorInvoiceLineInput {
  /** Which one to change. */
  readonly id?: number | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** How many, as the invoice says. */
  readonly quantity?: string | null | undefined;
  /** What one of it is. */
  readonly unit?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Amount of the line without VAT. In øre. */
  readonly lineAmount?: number | null | undefined;
}

/** Conditions on related creditorInvoiceLines. */
export interface CreditorInvoiceLineManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: CreditorInvoiceLineWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: CreditorInvoiceLineWhere | null | undefined;
}

/** Conditions on a related creditorInvoiceLine. */
export interface CreditorInvoiceLineOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CreditorInvoiceLineWhere | null | undefined;
}

/** A page of creditorInvoiceLines. */
export interface CreditorInvoiceLinePagination {
  readonly __typename: Field<'CreditorInvoiceLinePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CreditorInvoiceLine[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on creditorInvoiceLines; all of them must hold. */
export interface CreditorInvoiceLineWhere {
  /** All of these hold. */
  readonly AND?: readonly CreditorInvoiceLineWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CreditorInvoiceLineWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CreditorInvoiceLineWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the invoice. */
  readonly invoiceId?: IntFilter | null | undefined;
  /** Number of the product. */
  readonly productNumber?: StringFilter | null | undefined;
  /** How many, as the invoice says. */
  readonly quantity?: StringFilter | null | undefined;
  /** What one of it is. */
  readonly unit?: StringFilter | null | undefined;
  /** What it is. */
  readonly description?: StringFilter | null | undefined;
  /** Amount of the line without VAT. In øre. */
  readonly lineAmount?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Invoice. An invoice that a supplier sent to the business. */
  readonly invoice?: CreditorInvoiceOneWhere | null | undefined;
}

/** Conditions on a related creditorInvoice. */
export interface CreditorInvoiceOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CreditorInvoiceWhere | null | undefined;
}

/** A page of creditorInvoices. */
export interface CreditorInvoicePagination {
  readonly __typename: Field<'CreditorInvoicePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CreditorInvoice[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on creditorInvoices; all of them must hold. */
export interface CreditorInvoiceWhere {
  /** All of these hold. */
  readonly AND?: readonly CreditorInvoiceWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CreditorInvoiceWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CreditorInvoiceWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** 1 approved, 2 rejected, null awaiting. */
  readonly approvedStatus?: StringFilter | null | undefined;
  /** What was said when it was approved or rejected. */
  readonly approvalComment?: StringFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Id of the account. */
  readonly accountId?: IntFilter | null | undefined;
  /** Kind of document, such as invoice or credit note. */
  readonly type?: StringFilter | null | undefined;
  /** Number that the supplier gave it. */
  readonly number?: StringFilter | null | undefined;
  /** Date of the invoice. Unix seconds. */
  readonly date?: IntFilter | null | undefined;
  /** When it was ordered. Unix seconds. */
  readonly orderDate?: IntFilter | null | undefined;
  /** When it is to be paid. Unix seconds. */
  readonly paymentDate?: IntFilter | null | undefined;
  /** Who bought, as the invoice says. */
  readonly buyerName?: StringFilter | null | undefined;
  /** Street and number of the buyer. */
  readonly buyerAddress?: StringFilter | null | undefined;
  /** Postal code of the buyer. */
  readonly buyerPostalCode?: StringFilter | null | undefined;
  /** City of the buyer. */
  readonly buyerCity?: StringFilter | null | undefined;
  /** What the supplier calls the buyer. */
  readonly buyerId?: StringFilter | null | undefined;
  /** Person at the buyer. */
  readonly buyerContact?: StringFilter | null | undefined;
  /** Order number of the buyer. */
  readonly buyerOrderNumber?: StringFilter | null | undefined;
  /** Where it was delivered. */
  readonly deliveryName?: StringFilter | null | undefined;
  /** Street and number of the delivery. */
  readonly deliveryAddress?: StringFilter | null | undefined;
  /** Postal code of the delivery. */
  readonly deliveryPostalCode?: StringFilter | null | undefined;
  /** City of the delivery. */
  readonly deliveryCity?: StringFilter | null | undefined;
  /** Who sent the invoice. */
  readonly supplierName?: StringFilter | null | undefined;
  /** Street and number of the supplier. */
  readonly supplierAddress?: StringFilter | null | undefined;
  /** Postal code of the supplier. */
  readonly supplierPostalCode?: StringFilter | null | undefined;
  /** City of the supplier. */
  readonly supplierCity?: StringFilter | null | undefined;
  /** Company registration number of the supplier. */
  readonly supplierVatNumber?: StringFilter | null | undefined;
  /** EAN (GLN) number of the supplier. */
  readonly supplierEan?: StringFilter | null | undefined;
  /** Order number of the supplier. */
  readonly supplierOrderNumber?: StringFilter | null | undefined;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode?: StringFilter | null | undefined;
  /** How it is paid. */
  readonly paymentType?: StringFilter | null | undefined;
  /** Card type or code of the payment. */
  readonly paymentTypeCode?: StringFilter | null | undefined;
  /** First part of the payment line. */
  readonly paymentPart1?: StringFilter | null | undefined;
  /** Second part of the payment line. */
  readonly paymentPart2?: StringFilter | null | undefined;
  /** Note on the invoice. */
  readonly note?: StringFilter | null | undefined;
  /** What the buyer asked to be marked, often a case number. */
  readonly marking?: StringFilter | null | undefined;
  /** Number of the creditor that it belongs to. */
  readonly creditorNumber?: StringFilter | null | undefined;
  /** Number of the department that it concerns. */
  readonly departmentNumber?: StringFilter | null | undefined;
  /** Amount without VAT. In øre. */
  readonly total?: IntFilter | null | undefined;
  /** VAT of the amount. In øre. */
  readonly vat?: IntFilter | null | undefined;
  /** Amount with VAT. In øre. */
  readonly totalWithVat?: IntFilter | null | undefined;
  /** Path of what the supplier sent; the PDF address shows it when it is a PDF. */
  readonly document?: StringFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Lines. A line of a creditor invoice. */
  readonly lines?: CreditorInvoiceLineManyWhere | null | undefined;
  /** Creditor. A supplier that sends invoices to the business. */
  readonly creditor?: CreditorOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Account. An account of the account plan. */
  readonly account?: AccountOneWhere | null | undefined;
}

/** Conditions on a related creditor. */
export interface CreditorOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CreditorWhere | null | undefined;
}

/** A page of creditors. */
export interface CreditorPagination {
  readonly __typename: Field<'CreditorPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Creditor[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on creditors; all of them must hold. */
export interface CreditorWhere {
  /** All of these hold. */
  readonly AND?: readonly CreditorWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CreditorWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CreditorWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: StringFilter | null | undefined;
  /** Number of the creditor, given by the client. */
  readonly number?: StringFilter | null | undefined;
  /** Id of the purchase account. */
  readonly purchaseAccountId?: IntFilter | null | undefined;
  /** Whether the creditor is active. */
  readonly isAccessible?: BooleanFilter | null | undefined;
  /** Name of the creditor. */
  readonly name?: StringFilter | null | undefined;
  /** Street and number. */
  readonly address?: StringFilter | null | undefined;
  /** Postal code. */
  readonly postalCode?: StringFilter | null | undefined;
  /** City. */
  readonly city?: StringFilter | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: StringFilter | null | undefined;
  /** Where it pays VAT, such as domestic, EU or abroad. */
  readonly vatZone?: StringFilter | null | undefined;
  /** Nothing may be bought of it for now. */
  readonly locked?: BooleanFilter | null | undefined;
  /** Whether its purchases go on to the inventory system. */
  readonly transferToInventoryProvider?: BooleanFilter | null | undefined;
  /** Its GLN (EAN) number. */
  readonly gln?: StringFilter | null | undefined;
  /** Where it is. */
  readonly country?: StringFilter | null | undefined;
  /** How far it is carried over to the bookkeeping system. */
  readonly economyTransferState?: StringFilter | null | undefined;
  /** Its part of the price catalogue. */
  readonly supplierId?: IntFilter | null | undefined;
  /** The currency of its invoices. */
  readonly currencyId?: IntFilter | null | undefined;
  /** When its invoices fall due. */
  readonly paymentTermId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Purchase account. An account of the account plan. */
  readonly purchaseAccount?: AccountOneWhere | null | undefined;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier?: SupplierOneWhere | null | undefined;
  /** Currency. A currency that the business invoices in. */
  readonly currency?: CurrencyOneWhere | null | undefined;
  /** Payment term. When an invoice falls due. */
  readonly paymentTerm?: PaymentTermOneWhere | null | undefined;
}

/** A currency that the business invoices in. */
export interface Currency {
  readonly __typename: Field<'Currency'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** ISO 4217 code. */
  readonly code: Field<string>;
  /** Value of one unit in the currency of the business. */
  readonly rate: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CurrencyBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCurrencyInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCurrencyInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related currency. */
export interface CurrencyOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CurrencyWhere | null | undefined;
}

/** A page of currencies. */
export interface CurrencyPagination {
  readonly __typename: Field<'CurrencyPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Currency[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on currencies; all of them must hold. */
export interface CurrencyWhere {
  /** All of these hold. */
  readonly AND?: readonly CurrencyWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CurrencyWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CurrencyWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** ISO 4217 code. */
  readonly code?: StringFilter | null | undefined;
  /** Value of one unit in the currency of the business. */
  readonly rate?: FloatFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** A customer of the business: the one who is invoiced. */
export interface Customer {
  readonly __typename: Field<'Customer'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the customer, unique in the business. */
  readonly customerNumber: Field<string>;
  /** Payment term that sets the due date of invoices. */
  readonly paymentTermId: Field<number | null>;
  /** Category of the customer. */
  readonly categoryId: Field<number | null>;
  /** Currency that the customer is invoiced in. */
  readonly currencyId: Field<number | null>;
  /** Name of the customer. */
  readonly name: Field<string>;
  /** Whom letters are for. */
  readonly attention: Field<string | null>;
  /** Street and number. */
  readonly address: Field<string>;
  /** Postal code. */
  readonly postalCode: Field<string>;
  /** City. */
  readonly city: Field<string>;
  /** Telephone number. */
  readonly telephone: Field<string | null>;
  /** E-mail address. */
  readonly email: Field<string | null>;
  /** Mobile telephone number. */
  readonly mobile: Field<string | null>;
  /** Name on invoices; that of the customer when empty. */
  readonly invoiceName: Field<string | null>;
  /** Street and number on invoices; those of the customer when empty. */
  readonly invoiceAddress: Field<string>;
  /** Postal code on invoices. */
  readonly invoicePostalCode: Field<string>;
  /** City on invoices. */
  readonly invoiceCity: Field<string>;
  /** Telephone number for questions about invoices. */
  readonly invoiceTelephone: Field<string | null>;
  /** Where invoices are sent. */
  readonly invoiceEmail: Field<string | null>;
  /** Mobile telephone number for questions about invoices. */
  readonly invoiceMobile: Field<string | null>;
  /** Whom invoices are for. */
  readonly invoiceAttention: Field<string | null>;
  /** Company registration number (CVR). */
  readonly vatNumber: Field<string | null>;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean: Field<string | null>;
  /** Notes of the business about the customer. */
  readonly remarks: Field<string | null>;
  /** How sales prices are marked up; kept for integrations. */
  readonly marginType: Field<number | null>;
  /** A blocked customer cannot be invoiced. */
  readonly isBlocked: Field<boolean>;
  /** Layout of the invoices; kept for integrations. */
  readonly pdfLayoutId: Field<number | null>;
  /** Social security number for tax reductions. */
  readonly invoiceSocialSecurityNumber: Field<string | null>;
  /** Designation of the property for tax reductions. */
  readonly invoicePropertyDesignation: Field<string | null>;
  /** Number of the residence association for tax reductions. */
  readonly invoiceResidenceAssociationOrganisationNumber: Field<string | null>;
  /** VAT number on invoices. */
  readonly invoiceVatNumber: Field<string | null>;
  /** The telephone, else the mobile telephone. */
  readonly phone: Field<string | null>;
  /** Address, postal code and city on one line. */
  readonly fullAddress: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Contact persons of the customer. */
  readonly contacts: Field<readonly ContactPerson[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: ContactPersonWhere | null | undefined;
  }>;
  /** Delivery addresses. A place of work that belongs to a customer. */
  readonly deliveryAddresses: Field<readonly DeliveryAddress[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: DeliveryAddressWhere | null | undefined;
  }>;
  /** Payment term. When an invoice falls due. */
  readonly paymentTerm: Field<PaymentTerm | null>;
  /** Category. A category that customers are sorted into. */
  readonly category: Field<CustomerCategory | null>;
  /** Currency. A currency that the business invoices in. */
  readonly currency: Field<Currency | null>;
  /** Cases. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly cases: Field<readonly Case[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: CaseWhere | null | undefined;
  }>;
  /** Offers. What a customer was offered, and for how much. An accepted offer belongs to a case. */
  readonly offers: Field<readonly Offer[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: OfferWhere | null | undefined;
  }>;
  /** Sales invoices. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly salesInvoices: Field<readonly SalesInvoice[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SalesInvoiceWhere | null | undefined;
  }>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CustomerBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCustomerInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCustomerInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A category that customers are sorted into. */
export interface CustomerCategory {
  readonly __typename: Field<'CustomerCategory'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What it is called. */
  readonly text: Field<string>;
  /** The part of the application that offers it. */
  readonly site: Field<string>;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color: Field<string | null>;
  /** Whether the mobile application offers it. */
  readonly showInApp: Field<boolean>;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange: Field<boolean>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface CustomerCategoryBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateCustomerCategoryInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateCustomerCategoryInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related customerCategory. */
export interface CustomerCategoryOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CustomerCategoryWhere | null | undefined;
}

/** A page of customerCategories. */
export interface CustomerCategoryPagination {
  readonly __typename: Field<'CustomerCategoryPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly CustomerCategory[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on customerCategories; all of them must hold. */
export interface CustomerCategoryWhere {
  /** All of these hold. */
  readonly AND?: readonly CustomerCategoryWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CustomerCategoryWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CustomerCategoryWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What it is called. */
  readonly text?: StringFilter | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: StringFilter | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: StringFilter | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: BooleanFilter | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: BooleanFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** Filters of customers; all of them must hold. */
export interface CustomerFilterInput {
  /** Only customers of these categories. */
  readonly categories?: readonly (number | null)[] | null | undefined;
  /** Only customers that last changed within this time. */
  readonly updatedAt?: PeriodInput | null | undefined;
  /** Only customers made within this time. */
  readonly createdAt?: PeriodInput | null | undefined;
}

/** Conditions on a related customer. */
export interface CustomerOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: CustomerWhere | null | undefined;
}

/** A page of customers. */
export interface CustomerPagination {
  readonly __typename: Field<'CustomerPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Customer[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on customers; all of them must hold. */
export interface CustomerWhere {
  /** All of these hold. */
  readonly AND?: readonly CustomerWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly CustomerWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: CustomerWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the customer, unique in the business. */
  readonly customerNumber?: StringFilter | null | undefined;
  /** Payment term that sets the due date of invoices. */
  readonly paymentTermId?: IntFilter | null | undefined;
  /** Category of the customer. */
  readonly categoryId?: IntFilter | null | undefined;
  /** Currency that the customer is invoiced in. */
  readonly currencyId?: IntFilter | null | undefined;
  /** Name of the customer. */
  readonly name?: StringFilter | null | undefined;
  /** Whom letters are for. */
  readonly attention?: StringFilter | null | undefined;
  /** Street and number. */
  readonly address?: StringFilter | null | undefined;
  /** Postal code. */
  readonly postalCode?: StringFilter | null | undefined;
  /** City. */
  readonly city?: StringFilter | null | undefined;
  /** Telephone number. */
  readonly telephone?: StringFilter | null | undefined;
  /** E-mail address. */
  readonly email?: StringFilter | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: StringFilter | null | undefined;
  /** Name on invoices; that of the customer when empty. */
  readonly invoiceName?: StringFilter | null | undefined;
  /** Street and number on invoices; those of the customer when empty. */
  readonly invoiceAddress?: StringFilter | null | undefined;
  /** Postal code on invoices. */
  readonly invoicePostalCode?: StringFilter | null | undefined;
  /** City on invoices. */
  readonly invoiceCity?: StringFilter | null | undefined;
  /** Telephone number for questions about invoices. */
  readonly invoiceTelephone?: StringFilter | null | undefined;
  /** Where invoices are sent. */
  readonly invoiceEmail?: StringFilter | null | undefined;
  /** Mobile telephone number for questions about invoices. */
  readonly invoiceMobile?: StringFilter | null | undefined;
  /** Whom invoices are for. */
  readonly invoiceAttention?: StringFilter | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: StringFilter | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: StringFilter | null | undefined;
  /** Notes of the business about the customer. */
  readonly remarks?: StringFilter | null | undefined;
  /** How sales prices are marked up; kept for integrations. */
  readonly marginType?: IntFilter | null | undefined;
  /** A blocked customer cannot be invoiced. */
  readonly isBlocked?: BooleanFilter | null | undefined;
  /** Layout of the invoices; kept for integrations. */
  readonly pdfLayoutId?: IntFilter | null | undefined;
  /** Social security number for tax reductions. */
  readonly invoiceSocialSecurityNumber?: StringFilter | null | undefined;
  /** Designation of the property for tax reductions. */
  readonly invoicePropertyDesignation?: StringFilter | null | undefined;
  /** Number of the residence association for tax reductions. */
  readonly invoiceResidenceAssociationOrganisationNumber?: StringFilter | null | undefined;
  /** VAT number on invoices. */
  readonly invoiceVatNumber?: StringFilter | null | undefined;
  /** The telephone, else the mobile telephone. */
  readonly phone?: StringFilter | null | undefined;
  /** Address, postal code and city on one line. */
  readonly fullAddress?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Contacts. A person to talk to at a customer. */
  readonly contacts?: ContactPersonManyWhere | null | undefined;
  /** Delivery addresses. A place of work that belongs to a customer. */
  readonly deliveryAddresses?: DeliveryAddressManyWhere | null | undefined;
  /** Payment term. When an invoice falls due. */
  readonly paymentTerm?: PaymentTermOneWhere | null | undefined;
  /** Category. A category that customers are sorted into. */
  readonly category?: CustomerCategoryOneWhere | null | undefined;
  /** Currency. A currency that the business invoices in. */
  readonly currency?: CurrencyOneWhere | null | undefined;
  /** Cases. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly cases?: CaseManyWhere | null | undefined;
  /** Offers. What a customer was offered, and for how much. An accepted offer belongs to a case. */
  readonly offers?: OfferManyWhere | null | undefined;
  /** Sales invoices. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly salesInvoices?: SalesInvoiceManyWhere | null | undefined;
}

/** A place of work that belongs to a customer. */
export interface DeliveryAddress {
  readonly __typename: Field<'DeliveryAddress'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the customer. */
  readonly customerId: Field<number>;
  /** Name of the place. */
  readonly name: Field<string | null>;
  /** Street and number. */
  readonly address: Field<string | null>;
  /** City. */
  readonly city: Field<string | null>;
  /** Postal code. */
  readonly postalCode: Field<string | null>;
  /** Telephone number there. */
  readonly telephone: Field<string | null>;
  /** Mobile telephone number there. */
  readonly mobile: Field<string | null>;
  /** Whom to ask for. */
  readonly att: Field<string | null>;
  /** EAN (GLN) number of the place. */
  readonly ean: Field<string | null>;
  /** E-mail address there. */
  readonly email: Field<string | null>;
  /** Address, postal code and city on one line. */
  readonly fullAddress: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer: Field<Customer | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface DeliveryAddressBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateDeliveryAddressInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateDeliveryAddressInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related deliveryAddresses. */
export interface DeliveryAddressManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: DeliveryAddressWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: DeliveryAddressWhere | null | undefined;
}

/** Conditions on a related deliveryAddress. */
export interface DeliveryAddressOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: DeliveryAddressWhere | null | undefined;
}

/** A page of deliveryAddresses. */
export interface DeliveryAddressPagination {
  readonly __typename: Field<'DeliveryAddressPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly DeliveryAddress[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on deliveryAddresses; all of them must hold. */
export interface DeliveryAddressWhere {
  /** All of these hold. */
  readonly AND?: readonly DeliveryAddressWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly DeliveryAddressWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: DeliveryAddressWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the customer. */
  readonly customerId?: IntFilter | null | undefined;
  /** Name of the place. */
  readonly name?: StringFilter | null | undefined;
  /** Street and number. */
  readonly address?: StringFilter | null | undefined;
  /** City. */
  readonly city?: StringFilter | null | undefined;
  /** Postal code. */
  readonly postalCode?: StringFilter | null | undefined;
  /** Telephone number there. */
  readonly telephone?: StringFilter | null | undefined;
  /** Mobile telephone number there. */
  readonly mobile?: StringFilter | null | undefined;
  /** Whom to ask for. */
  readonly att?: StringFilter | null | undefined;
  /** EAN (GLN) number of the place. */
  readonly ean?: StringFilter | null | undefined;
  /** E-mail address there. */
  readonly email?: StringFilter | null | undefined;
  /** Address, postal code and city on one line. */
  readonly fullAddress?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer?: CustomerOneWhere | null | undefined;
}

/** A department of the business. */
export interface Department {
  readonly __typename: Field<'Department'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Name of the department. */
  readonly name: Field<string>;
  /** Number of the department, unique in the business. */
  readonly number: Field<string>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface DepartmentBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateDepartmentInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateDepartmentInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related department. */
export interface DepartmentOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: DepartmentWhere | null | undefined;
}

/** A page of departments. */
export interface DepartmentPagination {
  readonly __typename: Field<'DepartmentPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Department[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on departments; all of them must hold. */
export interface DepartmentWhere {
  /** All of these hold. */
  readonly AND?: readonly DepartmentWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly DepartmentWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: DepartmentWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Name of the department. */
  readonly name?: StringFilter | null | undefined;
  /** Number of the department, unique in the business. */
  readonly number?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** Which way a list is ordered. */
export type Direction = 'ASC' | 'DESC';

/** How many files document something. */
export interface DocumentationFolderFileCount {
  readonly __typename: Field<'DocumentationFolderFileCount'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** How many files there are. */
  readonly count: Field<number | null>;
  /** The same. */
  readonly fileCount: Field<number | null>;
}

/** Where a file is kept. */
export type DocumentationProvider = 'INTERNAL';

/** What a file documents. */
export type DocumentationType = 'CASE';

/** What a case has cost so far and what it would be sold for. Money in øre. */
export interface Economy {
  readonly __typename: Field<'Economy'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case. */
  readonly caseId: Field<number>;
  /** Cost of the registered hours, with their additions. */
  readonly hoursCostprice: Field<number | null>;
  /** What the billable hours are sold for. */
  readonly hoursSalesprice: Field<number | null>;
  /** Hours that can be billed, without pauses. */
  readonly billableHoursCount: Field<number | null>;
  /** Cost of the materials. */
  readonly materialsCostprice: Field<number | null>;
  /** What the materials are sold for. */
  readonly materialsSalesprice: Field<number | null>;
  /** The first offer that was accepted. */
  readonly offer: Field<number | null>;
  /** All accepted offers together. */
  readonly revisedOffer: Field<number | null>;
}

/** Conditions on a related economy. */
export interface EconomyOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: EconomyWhere | null | undefined;
}

/** Conditions on economys; all of them must hold. */
export interface EconomyWhere {
  /** All of these hold. */
  readonly AND?: readonly EconomyWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly EconomyWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: EconomyWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Cost of the registered hours, with their additions. */
  readonly hoursCostprice?: FloatFilter | null | undefined;
  /** What the billable hours are sold for. */
  readonly hoursSalesprice?: FloatFilter | null | undefined;
  /** Hours that can be billed, without pauses. */
  readonly billableHoursCount?: FloatFilter | null | undefined;
  /** Cost of the materials. */
  readonly materialsCostprice?: IntFilter | null | undefined;
  /** What the materials are sold for. */
  readonly materialsSalesprice?: IntFilter | null | undefined;
  /** The first offer that was accepted. */
  readonly offer?: FloatFilter | null | undefined;
  /** All accepted offers together. */
  readonly revisedOffer?: FloatFilter | null | undefined;
}

/** Registered or planned time of an employee, as the calendar shows it. */
export interface Event {
  readonly __typename: Field<'Event'>;
  /** Unique over all kinds, such as planned-17. */
  readonly identifier: Field<string>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** personal: registered hours of a personal type without a case; hours: other registered hours; planned: planned time. */
  readonly type: Field<EventType | null>;
  /** Id of the user. */
  readonly userId: Field<number | null>;
  /** When it begins. Unix seconds. */
  readonly startTime: Field<number | null>;
  /** When it ends. Unix seconds. */
  readonly stopTime: Field<number | null>;
  /** What a calendar shows in one line. */
  readonly header: Field<string | null>;
  /** What is or was to be done. */
  readonly text: Field<string | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** Id of the hour type. */
  readonly hourTypeId: Field<number | null>;
  /** When it last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Hour type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly hourType: Field<HourType | null>;
}

/** A page of events. */
export interface EventPagination {
  readonly __typename: Field<'EventPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Event[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** A kind of calendar event. */
export type EventType = 'PLANNING' | 'HOURS' | 'PERSONAL';

/** Conditions on events; all of them must hold. */
export interface EventWhere {
  /** All of these hold. */
  readonly AND?: readonly EventWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly EventWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: EventWhere | null | undefined;
  /** Unique over all kinds, such as planned-17. */
  readonly identifier?: StringFilter | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** personal: registered hours of a personal type without a case; hours: other registered hours; planned: planned time. */
  readonly type?: StringFilter | null | undefined;
  /** Id of the user. */
  readonly userId?: IntFilter | null | undefined;
  /** When it begins. Unix seconds. */
  readonly startTime?: IntFilter | null | undefined;
  /** When it ends. Unix seconds. */
  readonly stopTime?: IntFilter | null | undefined;
  /** What a calendar shows in one line. */
  readonly header?: StringFilter | null | undefined;
  /** What is or was to be done. */
  readonly text?: StringFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Id of the hour type. */
  readonly hourTypeId?: IntFilter | null | undefined;
  /** When it last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Hour type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly hourType?: HourTypeOneWhere | null | undefined;
}

/** What a change did to one field. */
export interface FieldChange {
  readonly __typename: Field<'FieldChange'>;
  /** Name of the field. */
  readonly field: Field<string>;
  /** The value before; null in a record that was made. */
  readonly from: Field<unknown>;
  /** The value after; null in a record that was deleted. */
  readonly to: Field<unknown>;
}

/** A file to store. */
export interface FileInput {
  /** What it is called. */
  readonly filename?: string | null | undefined;
  /** Its bytes, as base64. */
  readonly content: string;
}

/** Conditions on a value; all of them must hold. */
export interface FloatFilter {
  /** Equal to this; null: empty. */
  readonly eq?: number | null | undefined;
  /** Not equal to this; null: not empty. */
  readonly ne?: number | null | undefined;
  /** Equal to one of these. */
  readonly in?: readonly (number | null)[] | null | undefined;
  /** Equal to none of these. */
  readonly notIn?: readonly (number | null)[] | null | undefined;
  /** Whether it is empty. */
  readonly isNull?: boolean | null | undefined;
  /** Less than this. */
  readonly lt?: number | null | undefined;
  /** At most this. */
  readonly lte?: number | null | undefined;
  /** Greater than this. */
  readonly gt?: number | null | undefined;
  /** At least this. */
  readonly gte?: number | null | undefined;
}

/** A trip that a car made, as its GPS unit reported it. */
export interface GpsEntry {
  readonly __typename: Field<'GpsEntry'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the unit calls the trip. */
  readonly tripId: Field<string>;
  /** Where the trip began. */
  readonly startAddress: Field<string>;
  /** Where the trip ended. */
  readonly stopAddress: Field<string>;
  /** In metres. */
  readonly distance: Field<string>;
  /** Who drove. */
  readonly driver: Field<string>;
  /** Registration number of the car. */
  readonly carRegistrationNumber: Field<string>;
  /** Name of the car, else its registration number. */
  readonly car: Field<string | null>;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly startDate: Field<string>;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly stopDate: Field<string>;
  /** Serial number of the unit. */
  readonly serial: Field<string | null>;
  /** What the trip was for. */
  readonly purpose: Field<string | null>;
  /** Comment on the trip. */
  readonly comment: Field<string | null>;
  /** Degrees north where it began. */
  readonly startLatitude: Field<string>;
  /** Degrees east where it began. */
  readonly startLongitude: Field<string>;
  /** Degrees north where it ended. */
  readonly stopLatitude: Field<string>;
  /** Degrees east where it ended. */
  readonly stopLongitude: Field<string>;
  /** When the trip began. Unix seconds. */
  readonly startTime: Field<number | null>;
  /** When the trip ended. Unix seconds. */
  readonly stopTime: Field<number | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Where the trip began. */
  readonly startPoint: Field<GpsPoint | null>;
  /** Where the trip ended. */
  readonly stopPoint: Field<GpsPoint | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface GpsEntryBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateGpsEntryInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateGpsEntryInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Filters of gpsEntriesPaginated; all of them must hold. */
export interface GpsEntryFilterInput {
  /** Only trips that began within this time. */
  readonly startTime?: GpsStartTimeBetweenInput | null | undefined;
}

/** A page of gpsEntriesPaginated. */
export interface GpsEntryPagination {
  readonly __typename: Field<'GpsEntryPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly GpsEntry[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on gpsEntriesPaginated; all of them must hold. */
export interface GpsEntryWhere {
  /** All of these hold. */
  readonly AND?: readonly GpsEntryWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly GpsEntryWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: GpsEntryWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the unit calls the trip. */
  readonly tripId?: StringFilter | null | undefined;
  /** Where the trip began. */
  readonly startAddress?: StringFilter | null | undefined;
  /** Where the trip ended. */
  readonly stopAddress?: StringFilter | null | undefined;
  /** In metres. */
  readonly distance?: StringFilter | null | undefined;
  /** Who drove. */
  readonly driver?: StringFilter | null | undefined;
  /** Registration number of the car. */
  readonly carRegistrationNumber?: StringFilter | null | undefined;
  /** Name of the car, else its registration number. */
  readonly car?: StringFilter | null | undefined;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly startDate?: StringFilter | null | undefined;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly stopDate?: StringFilter | null | undefined;
  /** Serial number of the unit. */
  readonly serial?: StringFilter | null | undefined;
  /** What the trip was for. */
  readonly purpose?: StringFilter | null | undefined;
  /** Comment on the trip. */
  readonly comment?: StringFilter | null | undefined;
  /** Degrees north where it began. */
  readonly startLatitude?: StringFilter | null | undefined;
  /** Degrees east where it began. */
  readonly startLongitude?: StringFilter | null | undefined;
  /** Degrees north where it ended. */
  readonly stopLatitude?: StringFilter | null | undefined;
  /** Degrees east where it ended. */
  readonly stopLongitude?: StringFilter | null | undefined;
  /** When the trip began. Unix seconds. */
  readonly startTime?: IntFilter | null | undefined;
  /** When the trip ended. Unix seconds. */
  readonly stopTime?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Start point. A place on earth. */
  readonly startPoint?: GpsPointOneWhere | null | undefined;
  /** Stop point. A place on earth. */
  readonly stopPoint?: GpsPointOneWhere | null | undefined;
}

/** A place on earth. */
export interface GpsPoint {
  readonly __typename: Field<'GpsPoint'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The trip that begins or ends here. */
  readonly tripId: Field<number | null>;
  /** Which end of the trip it is. */
  readonly place: Field<string | null>;
  /** Degrees north. */
  readonly latitude: Field<number | null>;
  /** Degrees east. */
  readonly longitude: Field<number | null>;
}

/** Conditions on a related gpsPoint. */
export interface GpsPointOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: GpsPointWhere | null | undefined;
}

/** Conditions on gpsPoints; all of them must hold. */
export interface GpsPointWhere {
  /** All of these hold. */
  readonly AND?: readonly GpsPointWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly GpsPointWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: GpsPointWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The trip that begins or ends here. */
  readonly tripId?: IntFilter | null | undefined;
  /** Which end of the trip it is. */
  readonly place?: StringFilter | null | undefined;
  /** Degrees north. */
  readonly latitude?: FloatFilter | null | undefined;
  /** Degrees east. */
  readonly longitude?: FloatFilter | null | undefined;
}

/** A half-open span of values, such as unix seconds. */
export interface GpsStartTimeBetweenInput {
  /** From this on; no bound when left out. */
  readonly from?: number | null | undefined;
  /** Before this; no bound when left out. */
  readonly to?: number | null | undefined;
}

/** Working time of an employee. */
export interface Hour {
  readonly __typename: Field<'Hour'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the hour type. */
  readonly hourTypeId: Field<number>;
  /** Id of the user. */
  readonly userId: Field<number>;
  /** When the work began. Unix seconds. */
  readonly startTime: Field<number>;
  /** When it ended. Unix seconds. */
  readonly stopTime: Field<number>;
  /** What was done. */
  readonly description: Field<string | null>;
  /** Per hour, in øre; from the hour type when left out. */
  readonly costPrice: Field<number | null>;
  /** Whether payroll has got it; set by integrations. */
  readonly exported: Field<boolean>;
  /** Whether it is approved (1); set by integrations. */
  readonly approvalStatus: Field<number | null>;
  /** The invoice that it was billed on. */
  readonly invoiceId: Field<number | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** Hours that can be billed: without pauses, and none of a personal type. */
  readonly billableHours: Field<number | null>;
  /** What they are sold for, in øre. */
  readonly salesPrice: Field<number | null>;
  /** What they cost with their additions, in øre. */
  readonly totalCostPrice: Field<number | null>;
  /** Whether it is on an invoice draft. */
  readonly isAddedToInvoiceDraft: Field<boolean | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
  /** Type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly type: Field<HourType | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice: Field<SalesInvoice | null>;
  /** Pauses. Pauses that were held within an hour. They are taken from its billable time. */
  readonly pauses: Field<readonly HourPause[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: HourPauseWhere | null | undefined;
  }>;
  /** Additions. Additions that are paid on top of an hour. */
  readonly additions: Field<readonly HourAddition[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: HourAdditionWhere | null | undefined;
  }>;
}

/** Additions that are paid on top of an hour. */
export interface HourAddition {
  readonly __typename: Field<'HourAddition'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The hour that they belong to. */
  readonly hourId: Field<number>;
  /** The kind of addition. */
  readonly additionTypeId: Field<number>;
  /** How many; 1 when left out. */
  readonly quantity: Field<number | null>;
  /** What one cost when the hour was registered, in øre. */
  readonly price: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Hour. Working time of an employee. */
  readonly hour: Field<Hour | null>;
  /** Addition type. A kind of addition that is paid on top of an hour. */
  readonly additionType: Field<HourAdditionType | null>;
}

/** Additions that are paid on top of an hour. */
export interface HourAdditionInput {
  /** Which one to change. */
  readonly id?: number | null | undefined;
  /** The kind of addition. */
  readonly additionTypeId?: number | null | undefined;
  /** How many; 1 when left out. */
  readonly quantity?: number | null | undefined;
}

/** Conditions on related hourAdditions. */
export interface HourAdditionManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: HourAdditionWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: HourAdditionWhere | null | undefined;
}

/** A page of hourAdditions. */
export interface HourAdditionPagination {
  readonly __typename: Field<'HourAdditionPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly HourAddition[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** A kind of addition that is paid on top of an hour. */
export interface HourAdditionType {
  readonly __typename: Field<'HourAdditionType'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the addition is called. */
  readonly name: Field<string>;
  /** What one costs, in øre. */
  readonly price: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface HourAdditionTypeBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateHourAdditionTypeInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateHourAdditionTypeInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related hourAdditionType. */
export interface HourAdditionTypeOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: HourAdditionTypeWhere | null | undefined;
}

/** A page of hourAdditionTypes. */
export interface HourAdditionTypePagination {
  readonly __typename: Field<'HourAdditionTypePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly HourAdditionType[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on hourAdditionTypes; all of them must hold. */
export interface HourAdditionTypeWhere {
  /** All of these hold. */
  readonly AND?: readonly HourAdditionTypeWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourAdditionTypeWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourAdditionTypeWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the addition is called. */
  readonly name?: StringFilter | null | undefined;
  /** What one costs, in øre. */
  readonly price?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** Conditions on hourAdditions; all of them must hold. */
export interface HourAdditionWhere {
  /** All of these hold. */
  readonly AND?: readonly HourAdditionWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourAdditionWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourAdditionWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The hour that they belong to. */
  readonly hourId?: IntFilter | null | undefined;
  /** The kind of addition. */
  readonly additionTypeId?: IntFilter | null | undefined;
  /** How many; 1 when left out. */
  readonly quantity?: FloatFilter | null | undefined;
  /** What one cost when the hour was registered, in øre. */
  readonly price?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Hour. Working time of an employee. */
  readonly hour?: HourOneWhere | null | undefined;
  /** Addition type. A kind of addition that is paid on top of an hour. */
  readonly additionType?: HourAdditionTypeOneWhere | null | undefined;
}

/** The hours of a case together. */
export interface HourAggregate {
  readonly __typename: Field<'HourAggregate'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case. */
  readonly caseId: Field<number>;
  /** Registered hours, with pauses. */
  readonly totalHours: Field<number | null>;
  /** Hours worked, without pauses. */
  readonly totalWorkHours: Field<number | null>;
  /** What they cost, in øre. */
  readonly totalCostPrice: Field<number | null>;
  /** The same by type of hour. */
  readonly hourTypes: Field<readonly HourTypeAggregate[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: HourTypeAggregateWhere | null | undefined;
  }>;
}

/** What the bounds are compared with. */
export type HourBetweenColumn = 'id' | 'startTime' | 'createdAt' | 'updatedAt';

/** Only hours within this span. */
export interface HourBetweenInput {
  /** What the bounds are compared with. */
  readonly field: HourBetweenColumn;
  /** From this on; no bound when left out. */
  readonly from?: number | null | undefined;
  /** Before this; no bound when left out. */
  readonly to?: number | null | undefined;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface HourBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateHourInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateHourInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related hours. */
export interface HourManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: HourWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: HourWhere | null | undefined;
}

/** Conditions on a related hour. */
export interface HourOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: HourWhere | null | undefined;
}

/** A page of hours. */
export interface HourPagination {
  readonly __typename: Field<'HourPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Hour[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Pauses that were held within an hour. They are taken from its billable time. */
export interface HourPause {
  readonly __typename: Field<'HourPause'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The hour that they were held in. */
  readonly hourId: Field<number>;
  /** The kind of pause. */
  readonly pauseTypeId: Field<number>;
  /** How many; 1 when left out. */
  readonly quantity: Field<number | null>;
  /** How long one was when the hour was registered. */
  readonly minutes: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Hour. Working time of an employee. */
  readonly hour: Field<Hour | null>;
  /** Pause type. A kind of pause that is not worked, such as lunch. */
  readonly pauseType: Field<Pause | null>;
}

/** Conditions on related hourPauses. */
export interface HourPauseManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: HourPauseWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: HourPauseWhere | null | undefined;
}

/** A page of hourPauses. */
export interface HourPausePagination {
  readonly __typename: Field<'HourPausePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly HourPause[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on hourPauses; all of them must hold. */
export interface HourPauseWhere {
  /** All of these hold. */
  readonly AND?: readonly HourPauseWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourPauseWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourPauseWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The hour that they were held in. */
  readonly hourId?: IntFilter | null | undefined;
  /** The kind of pause. */
  readonly pauseTypeId?: IntFilter | null | undefined;
  /** How many; 1 when left out. */
  readonly quantity?: FloatFilter | null | undefined;
  /** How long one was when the hour was registered. */
  readonly minutes?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Hour. Working time of an employee. */
  readonly hour?: HourOneWhere | null | undefined;
  /** Pause type. A kind of pause that is not worked, such as lunch. */
  readonly pauseType?: PauseOneWhere | null | undefined;
}

/** A kind of hour: what an hour is called, costs and is sold for. */
export interface HourType {
  readonly __typename: Field<'HourType'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The internal good that prices the hour. */
  readonly productId: Field<number | null>;
  /** Number of the internal good that prices the hour. */
  readonly productNumber: Field<string | null>;
  /** Hours of the type must be registered on a case. */
  readonly requireCase: Field<boolean>;
  /** What an hour of the type is called. */
  readonly name: Field<string | null>;
  /** Whether it is absence: it needs no case and is not sold. */
  readonly isPersonal: Field<boolean>;
  /** Colour that it is shown in. */
  readonly color: Field<string | null>;
  /** What payroll calls it. */
  readonly salaryHandle: Field<string | null>;
  /** Where it stands in lists. */
  readonly sortOrder: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Product. A product or an hourly rate of the business itself. */
  readonly product: Field<Product | null>;
}

/** The hours of one type on a case together. */
export interface HourTypeAggregate {
  readonly __typename: Field<'HourTypeAggregate'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case. */
  readonly caseId: Field<number | null>;
  /** Name of the type. */
  readonly name: Field<string | null>;
  /** Registered hours, with pauses. */
  readonly totalHours: Field<number | null>;
  /** Hours worked, without pauses. */
  readonly totalWorkHours: Field<number | null>;
  /** What they cost, in øre. */
  readonly totalCostPrice: Field<number | null>;
}

/** Conditions on hourTypeAggregates; all of them must hold. */
export interface HourTypeAggregateWhere {
  /** All of these hold. */
  readonly AND?: readonly HourTypeAggregateWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourTypeAggregateWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourTypeAggregateWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Name of the type. */
  readonly name?: StringFilter | null | undefined;
  /** Registered hours, with pauses. */
  readonly totalHours?: FloatFilter | null | undefined;
  /** Hours worked, without pauses. */
  readonly totalWorkHours?: FloatFilter | null | undefined;
  /** What they cost, in øre. */
  readonly totalCostPrice?: FloatFilter | null | undefined;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface HourTypeBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateHourTypeInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateHourTypeInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related hourType. */
export interface HourTypeOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: HourTypeWhere | null | undefined;
}

/** A page of hourTypes. */
export interface HourTypePagination {
  readonly __typename: Field<'HourTypePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly HourType[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on hourTypes; all of them must hold. */
export interface HourTypeWhere {
  /** All of these hold. */
  readonly AND?: readonly HourTypeWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourTypeWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourTypeWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The internal good that prices the hour. */
  readonly productId?: IntFilter | null | undefined;
  /** Number of the internal good that prices the hour. */
  readonly productNumber?: StringFilter | null | undefined;
  /** Hours of the type must be registered on a case. */
  readonly requireCase?: BooleanFilter | null | undefined;
  /** What an hour of the type is called. */
  readonly name?: StringFilter | null | undefined;
  /** Whether it is absence: it needs no case and is not sold. */
  readonly isPersonal?: BooleanFilter | null | undefined;
  /** Colour that it is shown in. */
  readonly color?: StringFilter | null | undefined;
  /** What payroll calls it. */
  readonly salaryHandle?: StringFilter | null | undefined;
  /** Where it stands in lists. */
  readonly sortOrder?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Product. A product or an hourly rate of the business itself. */
  readonly product?: ProductOneWhere | null | undefined;
}

/** Conditions on hours; all of them must hold. */
export interface HourWhere {
  /** All of these hold. */
  readonly AND?: readonly HourWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly HourWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: HourWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the hour type. */
  readonly hourTypeId?: IntFilter | null | undefined;
  /** Id of the user. */
  readonly userId?: IntFilter | null | undefined;
  /** When the work began. Unix seconds. */
  readonly startTime?: IntFilter | null | undefined;
  /** When it ended. Unix seconds. */
  readonly stopTime?: IntFilter | null | undefined;
  /** What was done. */
  readonly description?: StringFilter | null | undefined;
  /** Per hour, in øre; from the hour type when left out. */
  readonly costPrice?: IntFilter | null | undefined;
  /** Whether payroll has got it; set by integrations. */
  readonly exported?: BooleanFilter | null | undefined;
  /** Whether it is approved (1); set by integrations. */
  readonly approvalStatus?: IntFilter | null | undefined;
  /** The invoice that it was billed on. */
  readonly invoiceId?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Hours that can be billed: without pauses, and none of a personal type. */
  readonly billableHours?: FloatFilter | null | undefined;
  /** What they are sold for, in øre. */
  readonly salesPrice?: FloatFilter | null | undefined;
  /** What they cost with their additions, in øre. */
  readonly totalCostPrice?: FloatFilter | null | undefined;
  /** Whether it is on an invoice draft. */
  readonly isAddedToInvoiceDraft?: BooleanFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
  /** Type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly type?: HourTypeOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice?: SalesInvoiceOneWhere | null | undefined;
  /** Pauses. Pauses that were held within an hour. They are taken from its billable time. */
  readonly pauses?: HourPauseManyWhere | null | undefined;
  /** Additions. Additions that are paid on top of an hour. */
  readonly additions?: HourAdditionManyWhere | null | undefined;
}

/** Filters of hours; all of them must hold. */
export interface HoursFilterInput {
  /** Only hours of this case. */
  readonly case?: CaseFilterIncludingSubCaseInput | null | undefined;
  /** Only hours of these users. */
  readonly users?: readonly (number | null)[] | null | undefined;
  /** Only hours of this user. */
  readonly user?: number | null | undefined;
  /** Only hours of these types. */
  readonly hourTypes?: readonly (number | null)[] | null | undefined;
  /** Whether they are billed. */
  readonly isInvoiced?: boolean | null | undefined;
  /** Whether they are on an invoice draft. */
  readonly isAddedToDraft?: boolean | null | undefined;
  /** The same as isAddedToDraft. */
  readonly draft?: boolean | null | undefined;
}

/** Puts a supplier's price list into the catalogue: new products are added, known ones changed, others stay. */
export interface ImportSupplierProductsInput {
  /** Name of the supplier; made if there is none. */
  readonly supplier: string;
  /** The list as CSV with the headings number, description and list_price, and perhaps ean, unit, cost_price and sales_price; prices in kroner. */
  readonly csv: string;
}

/** A case that another system sent; a user converts it to a case or rejects it. */
export interface IncomingCase {
  readonly __typename: Field<'IncomingCase'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the other system calls it; sent twice, it is there once. */
  readonly externalCaseId: Field<string>;
  /** What is to be done. */
  readonly jobDescription: Field<string>;
  /** Who asks. */
  readonly customerName: Field<string | null>;
  /** E-mail address of who asks. */
  readonly customerEmail: Field<string | null>;
  /** Telephone number of who asks. */
  readonly customerPhone: Field<string | null>;
  /** Street and number of the work. */
  readonly customerAddress: Field<string | null>;
  /** Postal code of the work. */
  readonly customerPostalCode: Field<string | null>;
  /** City of the work. */
  readonly customerCity: Field<string | null>;
  /** When it is wished to begin. Unix seconds. */
  readonly startTime: Field<number | null>;
  /** When it is wished to end. Unix seconds. */
  readonly endTime: Field<number | null>;
  /** Id of the responsible user. */
  readonly responsibleUserId: Field<number | null>;
  /** The case it became. */
  readonly caseId: Field<number | null>;
  /** When it was rejected; null while it is not. Unix seconds. */
  readonly rejectedAt: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Responsible user. An employee of the business. */
  readonly responsibleUser: Field<User | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface IncomingCaseBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateIncomingCaseInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateIncomingCaseInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** A page of incomingCases. */
export interface IncomingCasePagination {
  readonly __typename: Field<'IncomingCasePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly IncomingCase[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on incomingCases; all of them must hold. */
export interface IncomingCaseWhere {
  /** All of these hold. */
  readonly AND?: readonly IncomingCaseWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly IncomingCaseWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: IncomingCaseWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the other system calls it; sent twice, it is there once. */
  readonly externalCaseId?: StringFilter | null | undefined;
  /** What is to be done. */
  readonly jobDescription?: StringFilter | null | undefined;
  /** Who asks. */
  readonly customerName?: StringFilter | null | undefined;
  /** E-mail address of who asks. */
  readonly customerEmail?: StringFilter | null | undefined;
  /** Telephone number of who asks. */
  readonly customerPhone?: StringFilter | null | undefined;
  /** Street and number of the work. */
  readonly customerAddress?: StringFilter | null | undefined;
  /** Postal code of the work. */
  readonly customerPostalCode?: StringFilter | null | undefined;
  /** City of the work. */
  readonly customerCity?: StringFilter | null | undefined;
  /** When it is wished to begin. Unix seconds. */
  readonly startTime?: IntFilter | null | undefined;
  /** When it is wished to end. Unix seconds. */
  readonly endTime?: IntFilter | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: IntFilter | null | undefined;
  /** The case it became. */
  readonly caseId?: IntFilter | null | undefined;
  /** When it was rejected; null while it is not. Unix seconds. */
  readonly rejectedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Responsible user. An employee of the business. */
  readonly responsibleUser?: UserOneWhere | null | undefined;
}

/** Conditions on a value; all of them must hold. */
export interface IntFilter {
  /** Equal to this; null: empty. */
  readonly eq?: number | null | undefined;
  /** Not equal to this; null: not empty. */
  readonly ne?: number | null | undefined;
  /** Equal to one of these. */
  readonly in?: readonly (number | null)[] | null | undefined;
  /** Equal to none of these. */
  readonly notIn?: readonly (number | null)[] | null | undefined;
  /** Whether it is empty. */
  readonly isNull?: boolean | null | undefined;
  /** Less than this. */
  readonly lt?: number | null | undefined;
  /** At most this. */
  readonly lte?: number | null | undefined;
  /** Greater than this. */
  readonly gt?: number | null | undefined;
  /** At least this. */
  readonly gte?: number | null | undefined;
}

/** A line of an invoice draft. */
export interface InvoiceDraftLine {
  readonly __typename: Field<'InvoiceDraftLine'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** How many. */
  readonly quantity: Field<number>;
  /** EAN of the product. */
  readonly ean: Field<string | null>;
  /** Number of the product. */
  readonly productNumber: Field<string | null>;
  /** What it is. */
  readonly description: Field<string | null>;
  /** Who supplied it. */
  readonly supplierName: Field<string | null>;
  /** Percent. */
  readonly discount: Field<number | null>;
  /** In øre. */
  readonly costPrice: Field<number | null>;
  /** In øre. */
  readonly listPrice: Field<number | null>;
  /** In øre. */
  readonly salesPrice: Field<number | null>;
  /** Id of the user who entered it. */
  readonly createdById: Field<number | null>;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType: Field<string | null>;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber: Field<string | null>;
  /** Id of the account. */
  readonly accountId: Field<number | null>;
  /** The hour that it bills. */
  readonly hourId: Field<number | null>;
  /** The material that it bills. */
  readonly materialId: Field<number | null>;
  /** When the line was put on the draft. Unix seconds. */
  readonly addedTime: Field<number | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Created by. An employee of the business. */
  readonly createdBy: Field<User | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Account. An account of the account plan. */
  readonly account: Field<Account | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface InvoiceDraftLineBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateInvoiceDraftLineInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateInvoiceDraftLineInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related invoiceDraftLines. */
export interface InvoiceDraftLineManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: InvoiceDraftLineWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: InvoiceDraftLineWhere | null | undefined;
}

/** A page of invoiceDraftLines. */
export interface InvoiceDraftLinePagination {
  readonly __typename: Field<'InvoiceDraftLinePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly InvoiceDraftLine[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on invoiceDraftLines; all of them must hold. */
export interface InvoiceDraftLineWhere {
  /** All of these hold. */
  readonly AND?: readonly InvoiceDraftLineWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly InvoiceDraftLineWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: InvoiceDraftLineWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** How many. */
  readonly quantity?: FloatFilter | null | undefined;
  /** EAN of the product. */
  readonly ean?: StringFilter | null | undefined;
  /** Number of the product. */
  readonly productNumber?: StringFilter | null | undefined;
  /** What it is. */
  readonly description?: StringFilter | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: StringFilter | null | undefined;
  /** Percent. */
  readonly discount?: FloatFilter | null | undefined;
  /** In øre. */
  readonly costPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly listPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly salesPrice?: IntFilter | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: IntFilter | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: StringFilter | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: StringFilter | null | undefined;
  /** Id of the account. */
  readonly accountId?: IntFilter | null | undefined;
  /** The hour that it bills. */
  readonly hourId?: IntFilter | null | undefined;
  /** The material that it bills. */
  readonly materialId?: IntFilter | null | undefined;
  /** When the line was put on the draft. Unix seconds. */
  readonly addedTime?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Created by. An employee of the business. */
  readonly createdBy?: UserOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Account. An account of the account plan. */
  readonly account?: AccountOneWhere | null | undefined;
}

/** Whether a case can be invoiced. */
export interface InvoiceReadiness {
  readonly __typename: Field<'InvoiceReadiness'>;
  /** Nothing stands against it. */
  readonly ready: Field<boolean | null>;
  /** Each reason against it. */
  readonly reasons: Field<readonly InvoiceReadinessReason[]>;
  /** Hours that are not billed. */
  readonly unbilledHours: Field<readonly UnbilledItem[]>;
  /** Materials that are not billed. */
  readonly unbilledMaterials: Field<readonly UnbilledItem[]>;
  /** What the hours come to, in øre. */
  readonly unbilledHoursAmount: Field<number | null>;
  /** What the materials come to, in øre. */
  readonly unbilledMaterialsAmount: Field<number | null>;
}

/** A reason why a case cannot be invoiced yet. */
export interface InvoiceReadinessReason {
  readonly __typename: Field<'InvoiceReadinessReason'>;
  /** no_lines, incomplete_line, customer_blocked or customer_incomplete. */
  readonly code: Field<string | null>;
  /** The same for people. */
  readonly message: Field<string | null>;
}

/** Everything that can be changed. */
export interface Mutation {
  readonly __typename: Field<'Mutation'>;
  /** Up to 1000 creates, updates and deletes of customers in one transaction. */
  readonly bulkCustomer: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CustomerBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a customer. */
  readonly createCustomer: Field<Customer | null, {
    /** Its fields. */
    readonly input: CreateCustomerInput;
  }>;
  /** Changes a customer: fields that are left out keep their value. */
  readonly updateCustomer: Field<Customer | null, {
    /** Id of the customer. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCustomerInput;
  }>;
  /** Deletes a customer that nothing refers to, and returns its id. */
  readonly deleteCustomer: Field<number | null, {
    /** Id of the customer. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of contactPersons in one transaction. */
  readonly bulkContactPerson: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly ContactPersonBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a contactPerson. */
  readonly createContactPerson: Field<ContactPerson | null, {
    /** Its fields. */
    readonly input: CreateContactPersonInput;
  }>;
  /** Changes a contactPerson: fields that are left out keep their value. */
  readonly updateContactPerson: Field<ContactPerson | null, {
    /** Id of the contactPerson. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateContactPersonInput;
  }>;
  /** Deletes a contactPerson that nothing refers to, and returns its id. */
  readonly deleteContactPerson: Field<number | null, {
    /** Id of the contactPerson. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of deliveryAddresses in one transaction. */
  readonly bulkDeliveryAddress: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly DeliveryAddressBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a deliveryAddress. */
  readonly createDeliveryAddress: Field<DeliveryAddress | null, {
    /** Its fields. */
    readonly input: CreateDeliveryAddressInput;
  }>;
  /** Changes a deliveryAddress: fields that are left out keep their value. */
  readonly updateDeliveryAddress: Field<DeliveryAddress | null, {
    /** Id of the deliveryAddress. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateDeliveryAddressInput;
  }>;
  /** Deletes a deliveryAddress that nothing refers to, and returns its id. */
  readonly deleteDeliveryAddress: Field<number | null, {
    /** Id of the deliveryAddress. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of customerCategories in one transaction. */
  readonly bulkCustomerCategory: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CustomerCategoryBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a customerCategory. */
  readonly createCustomerCategory: Field<CustomerCategory | null, {
    /** Its fields. */
    readonly input: CreateCustomerCategoryInput;
  }>;
  /** Changes a customerCategory: fields that are left out keep their value. */
  readonly updateCustomerCategory: Field<CustomerCategory | null, {
    /** Id of the customerCategory. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCustomerCategoryInput;
  }>;
  /** Deletes a customerCategory that nothing refers to, and returns its id. */
  readonly deleteCustomerCategory: Field<number | null, {
    /** Id of the customerCategory. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of offers in one transaction. */
  readonly bulkOffer: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly OfferBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a offer. */
  readonly createOffer: Field<Offer | null, {
    /** Its fields. */
    readonly input: CreateOfferInput;
  }>;
  /** Changes a offer: fields that are left out keep their value. */
  readonly updateOffer: Field<Offer | null, {
    /** Id of the offer. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateOfferInput;
  }>;
  /** Deletes a offer that nothing refers to, and returns its id. */
  readonly deleteOffer: Field<number | null, {
    /** Id of the offer. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of salesInvoiceDrafts in one transaction. */
  readonly bulkSalesInvoiceDraft: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly SalesInvoiceDraftBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a salesInvoiceDraft. */
  readonly createSalesInvoiceDraft: Field<SalesInvoiceDraft | null, {
    /** Its fields. */
    readonly input: CreateSalesInvoiceDraftInput;
  }>;
  /** Changes a salesInvoiceDraft: fields that are left out keep their value. */
  readonly updateSalesInvoiceDraft: Field<SalesInvoiceDraft | null, {
    /** Id of the salesInvoiceDraft. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateSalesInvoiceDraftInput;
  }>;
  /** Up to 1000 creates, updates and deletes of invoiceDraftLines in one transaction. */
  readonly bulkInvoiceDraftLine: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly InvoiceDraftLineBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a invoiceDraftLine. */
  readonly createInvoiceDraftLine: Field<InvoiceDraftLine | null, {
    /** Its fields. */
    readonly input: CreateInvoiceDraftLineInput;
  }>;
  /** Changes a invoiceDraftLine: fields that are left out keep their value. */
  readonly updateInvoiceDraftLine: Field<InvoiceDraftLine | null, {
    /** Id of the invoiceDraftLine. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateInvoiceDraftLineInput;
  }>;
  /** Deletes a invoiceDraftLine that nothing refers to, and returns its id. */
  readonly deleteInvoiceDraftLine: Field<number | null, {
    /** Id of the invoiceDraftLine. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of creditors in one transaction. */
  readonly bulkCreditor: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CreditorBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a creditor. */
  readonly createCreditor: Field<Creditor | null, {
    /** Its fields. */
    readonly input: CreateCreditorInput;
  }>;
  /** Changes a creditor: fields that are left out keep their value. */
  readonly updateCreditor: Field<Creditor | null, {
    /** Id of the creditor. */
    readonly id: string;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCreditorInput;
  }>;
  /** Deletes a creditor that nothing refers to, and returns its id. */
  readonly deleteCreditor: Field<string | null, {
    /** Id of the creditor. */
    readonly id?: string | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of creditorInvoices in one transaction. */
  readonly bulkCreditorInvoice: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CreditorInvoiceBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a creditorInvoice. */
  readonly createCreditorInvoice: Field<CreditorInvoice | null, {
    /** Its fields. */
    readonly input: CreateCreditorInvoiceInput;
  }>;
  /** Changes a creditorInvoice: fields that are left out keep their value. */
  readonly updateCreditorInvoice: Field<CreditorInvoice | null, {
    /** Id of the creditorInvoice. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCreditorInvoiceInput;
  }>;
  /** Deletes a creditorInvoice that nothing refers to, and returns its id. */
  readonly deleteCreditorInvoice: Field<number | null, {
    /** Id of the creditorInvoice. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of creditorInvoiceLines in one transaction. */
  readonly bulkCreditorInvoiceLine: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CreditorInvoiceLineBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a creditorInvoiceLine. */
  readonly createCreditorInvoiceLine: Field<CreditorInvoiceLine | null, {
    /** Its fields. */
    readonly input: CreateCreditorInvoiceLineInput;
  }>;
  /** Changes a creditorInvoiceLine: fields that are left out keep their value. */
  readonly updateCreditorInvoiceLine: Field<CreditorInvoiceLine | null, {
    /** Id of the creditorInvoiceLine. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCreditorInvoiceLineInput;
  }>;
  /** Deletes a creditorInvoiceLine that nothing refers to, and returns its id. */
  readonly deleteCreditorInvoiceLine: Field<number | null, {
    /** Id of the creditorInvoiceLine. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of suppliers in one transaction. */
  readonly bulkSupplier: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly SupplierBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a supplier. */
  readonly createSupplier: Field<Supplier | null, {
    /** Its fields. */
    readonly input: CreateSupplierInput;
  }>;
  /** Changes a supplier: fields that are left out keep their value. */
  readonly updateSupplier: Field<Supplier | null, {
    /** Id of the supplier. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateSupplierInput;
  }>;
  /** Deletes a supplier that nothing refers to, and returns its id. */
  readonly deleteSupplier: Field<number | null, {
    /** Id of the supplier. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of supplierProducts in one transaction. */
  readonly bulkSupplierProduct: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly SupplierProductBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a supplierProduct. */
  readonly createSupplierProduct: Field<SupplierProduct | null, {
    /** Its fields. */
    readonly input: CreateSupplierProductInput;
  }>;
  /** Changes a supplierProduct: fields that are left out keep their value. */
  readonly updateSupplierProduct: Field<SupplierProduct | null, {
    /** Id of the supplierProduct. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateSupplierProductInput;
  }>;
  /** Deletes a supplierProduct that nothing refers to, and returns its id. */
  readonly deleteSupplierProduct: Field<number | null, {
    /** Id of the supplierProduct. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of supplierPrices in one transaction. */
  readonly bulkSupplierPrice: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly SupplierPriceBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a supplierPrice. */
  readonly createSupplierPrice: Field<SupplierPrice | null, {
    /** Its fields. */
    readonly input: CreateSupplierPriceInput;
  }>;
  /** Changes a supplierPrice: fields that are left out keep their value. */
  readonly updateSupplierPrice: Field<SupplierPrice | null, {
    /** Id of the supplierPrice. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateSupplierPriceInput;
  }>;
  /** Deletes a supplierPrice that nothing refers to, and returns its id. */
  readonly deleteSupplierPrice: Field<number | null, {
    /** Id of the supplierPrice. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of cases in one transaction. */
  readonly bulkCase: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a case. */
  readonly createCase: Field<Case | null, {
    /** Its fields. */
    readonly input: CreateCaseInput;
  }>;
  /** Changes a case: fields that are left out keep their value. */
  readonly updateCase: Field<Case | null, {
    /** Id of the case. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseInput;
  }>;
  /** Deletes a case that nothing refers to, and returns its id. */
  readonly deleteCase: Field<number | null, {
    /** Id of the case. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of caseStatuses in one transaction. */
  readonly bulkCaseStatus: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseStatusBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a caseStatus. */
  readonly createCaseStatus: Field<CaseStatus | null, {
    /** Its fields. */
    readonly input: CreateCaseStatusInput;
  }>;
  /** Changes a caseStatus: fields that are left out keep their value. */
  readonly updateCaseStatus: Field<CaseStatus | null, {
    /** Id of the caseStatus. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseStatusInput;
  }>;
  /** Deletes a caseStatus that nothing refers to, and returns its id. */
  readonly deleteCaseStatus: Field<number | null, {
    /** Id of the caseStatus. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of caseTypes in one transaction. */
  readonly bulkCaseType: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseTypeBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a caseType. */
  readonly createCaseType: Field<CaseType | null, {
    /** Its fields. */
    readonly input: CreateCaseTypeInput;
  }>;
  /** Changes a caseType: fields that are left out keep their value. */
  readonly updateCaseType: Field<CaseType | null, {
    /** Id of the caseType. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseTypeInput;
  }>;
  /** Deletes a caseType that nothing refers to, and returns its id. */
  readonly deleteCaseType: Field<number | null, {
    /** Id of the caseType. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of caseMaterials in one transaction. */
  readonly bulkCaseMaterial: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseMaterialBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a caseMaterial. */
  readonly createCaseMaterial: Field<CaseMaterial | null, {
    /** Its fields. */
    readonly input: CreateCaseMaterialInput;
  }>;
  /** Changes a caseMaterial: fields that are left out keep their value. */
  readonly updateCaseMaterial: Field<CaseMaterial | null, {
    /** Id of the caseMaterial. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseMaterialInput;
  }>;
  /** Deletes a caseMaterial that nothing refers to, and returns its id. */
  readonly deleteCaseMaterial: Field<number | null, {
    /** Id of the caseMaterial. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of caseActivities in one transaction. */
  readonly bulkCaseActivity: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseActivityBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a caseActivity. */
  readonly createCaseActivity: Field<CaseActivity | null, {
    /** Its fields. */
    readonly input: CreateCaseActivityInput;
  }>;
  /** Up to 1000 creates, updates and deletes of caseDocuments in one transaction. */
  readonly bulkCaseDocument: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseDocumentBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Changes a caseDocument: fields that are left out keep their value. */
  readonly updateCaseDocument: Field<CaseDocument | null, {
    /** Id of the caseDocument. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseDocumentInput;
  }>;
  /** Deletes a caseDocument that nothing refers to, and returns its id. */
  readonly deleteCaseDocument: Field<number | null, {
    /** Id of the caseDocument. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of caseQualityChecks in one transaction. */
  readonly bulkCaseQualityCheck: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CaseQualityCheckBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a caseQualityCheck. */
  readonly createCaseQualityCheck: Field<CaseQualityCheck | null, {
    /** Its fields. */
    readonly input: CreateCaseQualityCheckInput;
  }>;
  /** Changes a caseQualityCheck: fields that are left out keep their value. */
  readonly updateCaseQualityCheck: Field<CaseQualityCheck | null, {
    /** Id of the caseQualityCheck. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCaseQualityCheckInput;
  }>;
  /** Deletes a caseQualityCheck that nothing refers to, and returns its id. */
  readonly deleteCaseQualityCheck: Field<number | null, {
    /** Id of the caseQualityCheck. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of incomingCases in one transaction. */
  readonly bulkIncomingCase: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly IncomingCaseBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a incomingCase. */
  readonly createIncomingCase: Field<IncomingCase | null, {
    /** Its fields. */
    readonly input: CreateIncomingCaseInput;
  }>;
  /** Changes a incomingCase: fields that are left out keep their value. */
  readonly updateIncomingCase: Field<IncomingCase | null, {
    /** Id of the incomingCase. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateIncomingCaseInput;
  }>;
  /** Deletes a incomingCase that nothing refers to, and returns its id. */
  readonly deleteIncomingCase: Field<number | null, {
    /** Id of the incomingCase. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of hours in one transaction. */
  readonly bulkHour: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly HourBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a hour. */
  readonly createHour: Field<Hour | null, {
    /** Its fields. */
    readonly input: CreateHourInput;
  }>;
  /** Changes a hour: fields that are left out keep their value. */
  readonly updateHour: Field<Hour | null, {
    /** Id of the hour. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateHourInput;
  }>;
  /** Deletes a hour that nothing refers to, and returns its id. */
  readonly deleteHour: Field<number | null, {
    /** Id of the hour. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of hourTypes in one transaction. */
  readonly bulkHourType: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly HourTypeBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a hourType. */
  readonly createHourType: Field<HourType | null, {
    /** Its fields. */
    readonly input: CreateHourTypeInput;
  }>;
  /** Changes a hourType: fields that are left out keep their value. */
  readonly updateHourType: Field<HourType | null, {
    /** Id of the hourType. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateHourTypeInput;
  }>;
  /** Deletes a hourType that nothing refers to, and returns its id. */
  readonly deleteHourType: Field<number | null, {
    /** Id of the hourType. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of pauses in one transaction. */
  readonly bulkPause: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly PauseBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a pause. */
  readonly createPause: Field<Pause | null, {
    /** Its fields. */
    readonly input: CreatePauseInput;
  }>;
  /** Changes a pause: fields that are left out keep their value. */
  readonly updatePause: Field<Pause | null, {
    /** Id of the pause. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdatePauseInput;
  }>;
  /** Deletes a pause that nothing refers to, and returns its id. */
  readonly deletePause: Field<number | null, {
    /** Id of the pause. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of hourAdditionTypes in one transaction. */
  readonly bulkHourAdditionType: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly HourAdditionTypeBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a hourAdditionType. */
  readonly createHourAdditionType: Field<HourAdditionType | null, {
    /** Its fields. */
    readonly input: CreateHourAdditionTypeInput;
  }>;
  /** Changes a hourAdditionType: fields that are left out keep their value. */
  readonly updateHourAdditionType: Field<HourAdditionType | null, {
    /** Id of the hourAdditionType. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateHourAdditionTypeInput;
  }>;
  /** Deletes a hourAdditionType that nothing refers to, and returns its id. */
  readonly deleteHourAdditionType: Field<number | null, {
    /** Id of the hourAdditionType. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of plannedTimes in one transaction. */
  readonly bulkPlannedTime: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly PlannedTimeBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a plannedTime. */
  readonly createPlannedTime: Field<PlannedTime | null, {
    /** Its fields. */
    readonly input: CreatePlannedTimeInput;
  }>;
  /** Changes a plannedTime: fields that are left out keep their value. */
  readonly updatePlannedTime: Field<PlannedTime | null, {
    /** Id of the plannedTime. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdatePlannedTimeInput;
  }>;
  /** Deletes a plannedTime that nothing refers to, and returns its id. */
  readonly deletePlannedTime: Field<number | null, {
    /** Id of the plannedTime. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Deletes a calendarFeed that nothing refers to, and returns its id. */
  readonly deleteCalendarFeed: Field<number | null, {
    /** Id of the calendarFeed. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of gpsEntriesPaginated in one transaction. */
  readonly bulkGpsEntry: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly GpsEntryBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a gpsEntry. */
  readonly createGpsEntry: Field<GpsEntry | null, {
    /** Its fields. */
    readonly input: CreateGpsEntryInput;
  }>;
  /** Changes a gpsEntry: fields that are left out keep their value. */
  readonly updateGpsEntry: Field<GpsEntry | null, {
    /** Id of the gpsEntry. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateGpsEntryInput;
  }>;
  /** Deletes a gpsEntry that nothing refers to, and returns its id. */
  readonly deleteGpsEntry: Field<number | null, {
    /** Id of the gpsEntry. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of cars in one transaction. */
  readonly bulkCar: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CarBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a car. */
  readonly createCar: Field<Car | null, {
    /** Its fields. */
    readonly input: CreateCarInput;
  }>;
  /** Changes a car: fields that are left out keep their value. */
  readonly updateCar: Field<Car | null, {
    /** Id of the car. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCarInput;
  }>;
  /** Deletes a car that nothing refers to, and returns its id. */
  readonly deleteCar: Field<number | null, {
    /** Id of the car. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Changes a company: fields that are left out keep their value. */
  readonly updateCompany: Field<Company | null, {
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCompanyInput;
  }>;
  /** Up to 1000 creates, updates and deletes of users in one transaction. */
  readonly bulkUser: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly UserBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a user. */
  readonly createUser: Field<User | null, {
    /** Its fields. */
    readonly input: CreateUserInput;
  }>;
  /** Changes a user: fields that are left out keep their value. */
  readonly updateUser: Field<User | null, {
    /** Id of the user. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateUserInput;
  }>;
  /** Deletes a user that nothing refers to, and returns its id. */
  readonly deleteUser: Field<number | null, {
    /** Id of the user. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of departments in one transaction. */
  readonly bulkDepartment: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly DepartmentBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a department. */
  readonly createDepartment: Field<Department | null, {
    /** Its fields. */
    readonly input: CreateDepartmentInput;
  }>;
  /** Changes a department: fields that are left out keep their value. */
  readonly updateDepartment: Field<Department | null, {
    /** Id of the department. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateDepartmentInput;
  }>;
  /** Deletes a department that nothing refers to, and returns its id. */
  readonly deleteDepartment: Field<number | null, {
    /** Id of the department. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of products in one transaction. */
  readonly bulkProduct: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly ProductBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a product. */
  readonly createProduct: Field<Product | null, {
    /** Its fields. */
    readonly input: CreateProductInput;
  }>;
  /** Changes a product: fields that are left out keep their value. */
  readonly updateProduct: Field<Product | null, {
    /** Id of the product. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateProductInput;
  }>;
  /** Up to 1000 creates, updates and deletes of accounts in one transaction. */
  readonly bulkAccount: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly AccountBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a account. */
  readonly createAccount: Field<Account | null, {
    /** Its fields. */
    readonly input: CreateAccountInput;
  }>;
  /** Changes a account: fields that are left out keep their value. */
  readonly updateAccount: Field<Account | null, {
    /** Id of the account. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateAccountInput;
  }>;
  /** Deletes a account that nothing refers to, and returns its id. */
  readonly deleteAccount: Field<number | null, {
    /** Id of the account. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of vatTypes in one transaction. */
  readonly bulkVatType: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly VatTypeBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a vatType. */
  readonly createVatType: Field<VatType | null, {
    /** Its fields. */
    readonly input: CreateVatTypeInput;
  }>;
  /** Changes a vatType: fields that are left out keep their value. */
  readonly updateVatType: Field<VatType | null, {
    /** Id of the vatType. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateVatTypeInput;
  }>;
  /** Deletes a vatType that nothing refers to, and returns its id. */
  readonly deleteVatType: Field<number | null, {
    /** Id of the vatType. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of paymentTerms in one transaction. */
  readonly bulkPaymentTerm: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly PaymentTermBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a paymentTerm. */
  readonly createPaymentTerm: Field<PaymentTerm | null, {
    /** Its fields. */
    readonly input: CreatePaymentTermInput;
  }>;
  /** Changes a paymentTerm: fields that are left out keep their value. */
  readonly updatePaymentTerm: Field<PaymentTerm | null, {
    /** Id of the paymentTerm. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdatePaymentTermInput;
  }>;
  /** Deletes a paymentTerm that nothing refers to, and returns its id. */
  readonly deletePaymentTerm: Field<number | null, {
    /** Id of the paymentTerm. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Up to 1000 creates, updates and deletes of currencies in one transaction. */
  readonly bulkCurrency: Field<readonly BulkResult[] | null, {
    /** The writes, in order. */
    readonly rows: readonly CurrencyBulkRow[];
    /** True: all or none. False: those that are refused leave the others alone. */
    readonly atomic?: boolean | null | undefined;
  }>;
  /** Makes a currency. */
  readonly createCurrency: Field<Currency | null, {
    /** Its fields. */
    readonly input: CreateCurrencyInput;
  }>;
  /** Changes a currency: fields that are left out keep their value. */
  readonly updateCurrency: Field<Currency | null, {
    /** Id of the currency. */
    readonly id: number;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
    /** The fields to change. */
    readonly input: UpdateCurrencyInput;
  }>;
  /** Deletes a currency that nothing refers to, and returns its id. */
  readonly deleteCurrency: Field<number | null, {
    /** Id of the currency. */
    readonly id?: number | null | undefined;
    /** Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told. */
    readonly ifVersion?: number | null | undefined;
  }>;
  /** Puts hours and materials of a case on its invoice draft: the chosen ones, or all that are not billed yet. */
  readonly addToInvoiceDraft: Field<SalesInvoiceDraft | null, {
    /** Id of the case. */
    readonly caseId: number;
    /** Hours to add; with neither list, all of the case that are not billed. */
    readonly hourIds?: readonly number[] | null | undefined;
    /** Materials to add. */
    readonly materialIds?: readonly number[] | null | undefined;
  }>;
  /** Makes an invoice of the draft of a case, a credit note of an invoice of the case, or an on-account invoice. */
  readonly createInvoice: Field<SalesInvoice | null, {
    /** Id of the case. */
    readonly caseId: number;
    /** How; everything has a default. */
    readonly input?: CreateInvoiceInput | null | undefined;
  }>;
  /** Sets when an invoice was paid and how much; 0 makes it open again. */
  readonly paySalesInvoice: Field<SalesInvoice | null, {
    /** Id of the salesInvoice. */
    readonly id: number;
    /** When it was paid. */
    readonly paidDate: number;
    /** How much is paid in all. */
    readonly paidAmount: number;
  }>;
  /** Approves a creditor invoice that awaits a decision. */
  readonly approveCreditorInvoice: Field<CreditorInvoice | null, {
    /** Id of the creditorInvoice. */
    readonly id: number;
    /** Why. */
    readonly comment?: string | null | undefined;
  }>;
  /** Rejects a creditor invoice that awaits a decision, with a reason. */
  readonly rejectCreditorInvoice: Field<CreditorInvoice | null, {
    /** Id of the creditorInvoice. */
    readonly id: number;
    /** Why. */
    readonly comment: string;
  }>;
  /** Makes a decided creditor invoice await a decision again. */
  readonly reopenCreditorInvoice: Field<CreditorInvoice | null, {
    /** Id of the creditorInvoice. */
    readonly id: number;
  }>;
  /** Puts lines of a creditor invoice on a case as materials: the chosen ones, or all that are on no case yet. */
  readonly addCreditorInvoiceToCase: Field<Case | null, {
    /** Id of the creditorInvoice. */
    readonly id: number;
    /** Id of the case. */
    readonly caseId: number;
    /** Lines to put there; all that are on no case when left out. */
    readonly lineIds?: readonly number[] | null | undefined;
    /** Percent on top of the cost; when left out, goods of our own are sold at their list price and others have no price yet. */
    readonly markup?: number | null | undefined;
  }>;
  /** Makes a case of an incoming case and takes it out of the inbox; the customer is found, or made. */
  readonly convertIncomingCase: Field<Case | null, {
    /** Id of the incomingCase. */
    readonly id: number;
  }>;
  /** Takes an incoming case out of the inbox without making a case of it. */
  readonly rejectIncomingCase: Field<IncomingCase | null, {
    /** Id of the incomingCase. */
    readonly id: number;
  }>;
  /** Accepts an offer: makes a case of it, or adds it to the case that it is about. */
  readonly convertOfferToCase: Field<Case | null, {
    /** Id of the offer. */
    readonly id: number;
    /** How; everything has a default. */
    readonly options?: ConvertOfferToCaseOptionsInput | null | undefined;
  }>;
  /** Plans time in the calendar of several users: one event each. Hours are registered with createHour instead. */
  readonly createEvent: Field<readonly Event[] | null, {
    /** How; everything has a default. */
    readonly input?: CreateEventInput | null | undefined;
  }>;
  /** Takes an event out of the calendar and returns its id. */
  readonly deleteEvent: Field<number | null, {
    /** The kind of event. */
    readonly type: EventType;
    /** Id of the event among its kind. */
    readonly id?: number | null | undefined;
  }>;
  /** Opens a link to a user's calendar for other programs. The token is shown this once; deleteCalendarFeed closes the link. */
  readonly createCalendarFeed: Field<CalendarFeedLink | null, {
    /** Id of the user. */
    readonly userId: number;
    /** What the link is for. */
    readonly name?: string | null | undefined;
  }>;
  /** Adds a file to the documentation of a case, by the GraphQL multipart request specification. */
  readonly uploadCaseDocument: Field<CaseDocument | null, {
    /** What it is to be. */
    readonly input: UploadCaseDocumentInput;
  }>;
  /** Adds several files to the documentation of a case, by the GraphQL multipart request specification: all or none. */
  readonly uploadCaseDocuments: Field<readonly CaseDocument[] | null, {
    /** What it is to be. */
    readonly input: UploadCaseDocumentsInput;
  }>;
  /** Adds a file to the documentation of a case, as base64. */
  readonly uploadDocumentationFile: Field<CaseDocument | null, {
    /** What the file documents; a case when left out. */
    readonly type?: DocumentationType | null | undefined;
    /** Where it is kept; INTERNAL when left out. */
    readonly provider?: DocumentationProvider | null | undefined;
    /** A file and what it documents. */
    readonly input: UploadDocumentationFileInput;
  }>;
  /** Deletes a file of the documentation and returns its id. */
  readonly deleteDocumentationFile: Field<number | null, {
    /** Id of the caseDocument. */
    readonly id?: number | null | undefined;
  }>;
  /** Deletes products that nothing refers to: all of them, or none. */
  readonly deleteProduct: Field<null, {
    /** Ids of the products; a single one will do. */
    readonly id?: readonly number[] | null | undefined;
  }>;
  /** Makes an API key, which works on both surfaces. It is shown this once. */
  readonly createApiKey: Field<NewApiKey | null, {
    /** What it is to be. */
    readonly input: CreateApiKeyInput;
  }>;
  /** Makes an API key stop working, within a second and for ever. */
  readonly revokeApiKey: Field<ApiKey | null, {
    /** Id of the apiKey. */
    readonly id: number;
  }>;
  /** Registers a webhook for what changes from now on. Its secret is shown this once. */
  readonly createWebhook: Field<WebhookSecret | null, {
    /** What it is to be. */
    readonly input: CreateWebhookInput;
  }>;
  /** Changes a webhook; what is left out stays. Switched on again, it tells what it has missed. */
  readonly updateWebhook: Field<Webhook | null, {
    /** Id of the webhook. */
    readonly id: number;
    /** How; everything has a default. */
    readonly input?: UpdateWebhookInput | null | undefined;
  }>;
  /** Takes a webhook away, with the story of its deliveries. */
  readonly deleteWebhook: Field<number | null, {
    /** Id of the webhook. */
    readonly id?: number | null | undefined;
  }>;
  /** Gives a webhook a new secret. For a day, both the old and the new one sign. */
  readonly rotateWebhookSecret: Field<WebhookSecret | null, {
    /** Id of the webhook. */
    readonly id: number;
  }>;
  /** Sends a message of the type `test` to a webhook, and answers the delivery to look at. */
  readonly testWebhook: Field<WebhookDelivery | null, {
    /** Id of the webhook. */
    readonly id: number;
  }>;
  /** Sends messages to a webhook again: that of one delivery, or all of a range of the feed. */
  readonly redeliverWebhook: Field<Redelivery | null, {
    /** Id of the webhook. */
    readonly id: number;
    /** The delivery to repeat. */
    readonly deliveryId?: number | null | undefined;
    /** The first event to tell again. */
    readonly fromSequence?: number | null | undefined;
    /** The last event to tell again. */
    readonly toSequence?: number | null | undefined;
  }>;
  /** Puts a supplier's price list into the catalogue: new products are added, known ones changed, others stay. */
  readonly importSupplierProducts: Field<SupplierProductImport | null, {
    /** What it is to be. */
    readonly input: ImportSupplierProductsInput;
  }>;
}

/** An API key as it is shown once. */
export interface NewApiKey {
  readonly __typename: Field<'NewApiKey'>;
  /** Id of the key. */
  readonly id: Field<number | null>;
  /** The key itself; nobody can show it again. */
  readonly key: Field<string | null>;
  /** How it begins. */
  readonly prefix: Field<string | null>;
  /** What it may do. */
  readonly scopes: Field<string | null>;
}

/** What a customer was offered, and for how much. An accepted offer belongs to a case. */
export interface Offer {
  readonly __typename: Field<'Offer'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the offer; the next free one when left out. */
  readonly number: Field<string>;
  /** Who it is offered to. */
  readonly customerId: Field<number>;
  /** What is offered. */
  readonly description: Field<string | null>;
  /** For how much, without VAT, in øre. */
  readonly amount: Field<number | null>;
  /** When it was made. Unix seconds. */
  readonly date: Field<number | null>;
  /** Until when it stands. Unix seconds. */
  readonly validUntil: Field<number | null>;
  /** The case that it is about. */
  readonly caseId: Field<number | null>;
  /** When it was accepted; null while it is open. Unix seconds. */
  readonly acceptedAt: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer: Field<Customer | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface OfferBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateOfferInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateOfferInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Filters of offers; all of them must hold. */
export interface OfferFilterInput {
  /** Only offers to these customers. */
  readonly customers?: readonly (number | null)[] | null | undefined;
  /** Only offers of these cases. */
  readonly caseIds?: readonly (number | null)[] | null | undefined;
  /** Only offers made within this time. */
  readonly createdAt?: PeriodInput | null | undefined;
}

/** Conditions on related offers. */
export interface OfferManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: OfferWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: OfferWhere | null | undefined;
}

/** A page of offers. */
export interface OfferPagination {
  readonly __typename: Field<'OfferPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Offer[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on offers; all of them must hold. */
export interface OfferWhere {
  /** All of these hold. */
  readonly AND?: readonly OfferWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly OfferWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: OfferWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the offer; the next free one when left out. */
  readonly number?: StringFilter | null | undefined;
  /** Who it is offered to. */
  readonly customerId?: IntFilter | null | undefined;
  /** What is offered. */
  readonly description?: StringFilter | null | undefined;
  /** For how much, without VAT, in øre. */
  readonly amount?: IntFilter | null | undefined;
  /** When it was made. Unix seconds. */
  readonly date?: IntFilter | null | undefined;
  /** Until when it stands. Unix seconds. */
  readonly validUntil?: IntFilter | null | undefined;
  /** The case that it is about. */
  readonly caseId?: IntFilter | null | undefined;
  /** When it was accepted; null while it is open. Unix seconds. */
  readonly acceptedAt?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer?: CustomerOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
}

/** A field to order by, and which way. */
export interface OrderByInput {
  /** Name of any scalar field of the type. */
  readonly field: string;
  /** ASC when left out. */
  readonly direction?: Direction | null | undefined;
}

/** Which page of a list: the one that a cursor leads to, or one by its number. */
export interface PaginationInput {
  /** A cursor of an earlier answer, unchanged; null for the first page. */
  readonly cursor?: string | null | undefined;
  /** Records on a page, 1 to 500; 25 when left out. */
  readonly limit?: number | null | undefined;
  /** Number of the page, from 1; not together with a cursor. */
  readonly page?: number | null | undefined;
}

/** A kind of pause that is not worked, such as lunch. */
export interface Pause {
  readonly __typename: Field<'Pause'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the pause is called. */
  readonly name: Field<string>;
  /** How long one pause is. */
  readonly minutes: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface PauseBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreatePauseInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdatePauseInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Pauses that were held within an hour. They are taken from its billable time. */
export interface PauseInput {
  /** Which one to change. */
  readonly id?: number | null | undefined;
  /** The kind of pause. */
  readonly pauseTypeId?: number | null | undefined;
  /** How many; 1 when left out. */
  readonly quantity?: number | null | undefined;
}

/** Conditions on a related pause. */
export interface PauseOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: PauseWhere | null | undefined;
}

/** A page of pauses. */
export interface PausePagination {
  readonly __typename: Field<'PausePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Pause[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on pauses; all of them must hold. */
export interface PauseWhere {
  /** All of these hold. */
  readonly AND?: readonly PauseWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly PauseWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: PauseWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the pause is called. */
  readonly name?: StringFilter | null | undefined;
  /** How long one pause is. */
  readonly minutes?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** When an invoice falls due. */
export interface PaymentTerm {
  readonly __typename: Field<'PaymentTerm'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Running month: the days count from the end of the month. */
  readonly monthOngoing: Field<boolean>;
  /** Name of the term. */
  readonly shortText: Field<string>;
  /** What invoices say about it. */
  readonly longText: Field<string>;
  /** How many days after the invoice date, or after its month. */
  readonly days: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface PaymentTermBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreatePaymentTermInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdatePaymentTermInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related paymentTerm. */
export interface PaymentTermOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: PaymentTermWhere | null | undefined;
}

/** A page of paymentTerms. */
export interface PaymentTermPagination {
  readonly __typename: Field<'PaymentTermPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly PaymentTerm[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on paymentTerms; all of them must hold. */
export interface PaymentTermWhere {
  /** All of these hold. */
  readonly AND?: readonly PaymentTermWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly PaymentTermWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: PaymentTermWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Running month: the days count from the end of the month. */
  readonly monthOngoing?: BooleanFilter | null | undefined;
  /** Name of the term. */
  readonly shortText?: StringFilter | null | undefined;
  /** What invoices say about it. */
  readonly longText?: StringFilter | null | undefined;
  /** How many days after the invoice date, or after its month. */
  readonly days?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** A half-open span of values, such as unix seconds. */
export interface PeriodInput {
  /** From this on; no bound when left out. */
  readonly from?: number | null | undefined;
  /** Before this; no bound when left out. */
  readonly to?: number | null | undefined;
}

/** Time that an employee is planned to work. */
export interface PlannedTime {
  readonly __typename: Field<'PlannedTime'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** When it is planned to begin. Unix seconds. */
  readonly startTime: Field<number | null>;
  /** When it is planned to end. Unix seconds. */
  readonly stopTime: Field<number | null>;
  /** Address of a page that belongs to it. */
  readonly link: Field<string | null>;
  /** Id of the user. */
  readonly userId: Field<number | null>;
  /** What is to be done. */
  readonly text: Field<string | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** User. An employee of the business. */
  readonly user: Field<User | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface PlannedTimeBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreatePlannedTimeInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdatePlannedTimeInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related plannedTimes. */
export interface PlannedTimeManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: PlannedTimeWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: PlannedTimeWhere | null | undefined;
}

/** A page of plannedTimes. */
export interface PlannedTimePagination {
  readonly __typename: Field<'PlannedTimePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly PlannedTime[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on plannedTimes; all of them must hold. */
export interface PlannedTimeWhere {
  /** All of these hold. */
  readonly AND?: readonly PlannedTimeWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly PlannedTimeWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: PlannedTimeWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** When it is planned to begin. Unix seconds. */
  readonly startTime?: IntFilter | null | undefined;
  /** When it is planned to end. Unix seconds. */
  readonly stopTime?: IntFilter | null | undefined;
  /** Address of a page that belongs to it. */
  readonly link?: StringFilter | null | undefined;
  /** Id of the user. */
  readonly userId?: IntFilter | null | undefined;
  /** What is to be done. */
  readonly text?: StringFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** User. An employee of the business. */
  readonly user?: UserOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
}

/** A product or an hourly rate of the business itself. */
export interface Product {
  readonly __typename: Field<'Product'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the product. */
  readonly number: Field<string>;
  /** What it is. */
  readonly description: Field<string>;
  /** In øre. */
  readonly listPrice: Field<number>;
  /** In øre. */
  readonly costPrice: Field<number>;
  /** Id of the account. */
  readonly accountId: Field<number | null>;
  /** Whether it is an hourly rate. */
  readonly isHour: Field<boolean>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Account. An account of the account plan. */
  readonly account: Field<Account | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface ProductBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateProductInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateProductInput | null | undefined;
}

/** Conditions on a related product. */
export interface ProductOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: ProductWhere | null | undefined;
}

/** A page of products. */
export interface ProductPagination {
  readonly __typename: Field<'ProductPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Product[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** A kind of product. */
export type ProductTypeEnum = 'ITEMS' | 'HOURS';

/** Conditions on products; all of them must hold. */
export interface ProductWhere {
  /** All of these hold. */
  readonly AND?: readonly ProductWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly ProductWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: ProductWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the product. */
  readonly number?: StringFilter | null | undefined;
  /** What it is. */
  readonly description?: StringFilter | null | undefined;
  /** In øre. */
  readonly listPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly costPrice?: IntFilter | null | undefined;
  /** Id of the account. */
  readonly accountId?: IntFilter | null | undefined;
  /** Whether it is an hourly rate. */
  readonly isHour?: BooleanFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Account. An account of the account plan. */
  readonly account?: AccountOneWhere | null | undefined;
}

/** How far a quality check is. */
export type QualityCheckStatus = 'OPEN' | 'DONE';

/** Everything that can be read. */
export interface Query {
  readonly __typename: Field<'Query'>;
  /** A page of customers. A customer of the business: the one who is invoiced. */
  readonly customers: Field<CustomerPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: CustomerFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CustomerWhere | null | undefined;
  }>;
  /** One customer by its id. */
  readonly customer: Field<Customer | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One customer by its id. */
  readonly customerById: Field<Customer | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One customer by its number; null when there is none. */
  readonly customerByCustomerNumber: Field<Customer | null, {
    /** Number of the customer, unique in the business. */
    readonly customerNumber: string;
  }>;
  /** A page of contact persons. A person to talk to at a customer. */
  readonly contactPersons: Field<ContactPersonPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: ContactPersonFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: ContactPersonWhere | null | undefined;
  }>;
  /** One contactPerson by its id. */
  readonly contactPersonById: Field<ContactPerson | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of delivery addresses. A place of work that belongs to a customer. */
  readonly deliveryAddresses: Field<DeliveryAddressPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: DeliveryAddressWhere | null | undefined;
  }>;
  /** One deliveryAddress by its id. */
  readonly deliveryAddressById: Field<DeliveryAddress | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of customer categories. A category that customers are sorted into. */
  readonly customerCategories: Field<CustomerCategoryPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CustomerCategoryWhere | null | undefined;
  }>;
  /** One customerCategory by its id. */
  readonly customerCategoryById: Field<CustomerCategory | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of offers. What a customer was offered, and for how much. An accepted offer belongs to a case. */
  readonly offers: Field<OfferPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: OfferFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: OfferWhere | null | undefined;
  }>;
  /** One offer by its id. */
  readonly offerById: Field<Offer | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One offer by its number; null when there is none. */
  readonly offerByNumber: Field<Offer | null, {
    /** Number of the offer; the next free one when left out. */
    readonly number: string;
  }>;
  /** A page of sales invoices. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly salesInvoices: Field<SalesInvoicePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: SalesInvoiceFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SalesInvoiceWhere | null | undefined;
  }>;
  /** One salesInvoice by its id. */
  readonly salesInvoiceById: Field<SalesInvoice | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One salesInvoice by its number; null when there is none. */
  readonly salesInvoiceByInvoiceNumber: Field<SalesInvoice | null, {
    /** Consecutive number within the business. */
    readonly invoiceNumber: number;
  }>;
  /** A page of sales invoice lines. A line of an invoice. */
  readonly salesInvoiceLines: Field<SalesInvoiceLinePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SalesInvoiceLineWhere | null | undefined;
  }>;
  /** One salesInvoiceLine by its id. */
  readonly salesInvoiceLineById: Field<SalesInvoiceLine | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of sales invoice drafts. What the next invoice of a case will say. A case has one. */
  readonly salesInvoiceDrafts: Field<SalesInvoiceDraftPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: SalesInvoiceDraftFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SalesInvoiceDraftWhere | null | undefined;
  }>;
  /** One salesInvoiceDraft by its id. */
  readonly salesInvoiceDraftById: Field<SalesInvoiceDraft | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of invoice draft lines. A line of an invoice draft. */
  readonly invoiceDraftLines: Field<InvoiceDraftLinePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: InvoiceDraftLineWhere | null | undefined;
  }>;
  /** One invoiceDraftLine by its id. */
  readonly invoiceDraftLineById: Field<InvoiceDraftLine | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of creditors. A supplier that sends invoices to the business. */
  readonly creditors: Field<CreditorPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CreditorWhere | null | undefined;
  }>;
  /** One creditor by its number; null when there is none. */
  readonly creditor: Field<Creditor | null, {
    /** Number of the creditor, given by the client. */
    readonly number: string;
  }>;
  /** One creditor by its id. */
  readonly creditorById: Field<Creditor | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: string;
  }>;
  /** One creditor by its number; null when there is none. */
  readonly creditorByNumber: Field<Creditor | null, {
    /** Number of the creditor, given by the client. */
    readonly number: string;
  }>;
  /** A page of creditor invoices. An invoice that a supplier sent to the business. */
  readonly creditorInvoices: Field<CreditorInvoicePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CreditorInvoiceWhere | null | undefined;
  }>;
  /** One creditorInvoice by its id. */
  readonly creditorInvoiceById: Field<CreditorInvoice | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of creditor invoice lines. A line of a creditor invoice. */
  readonly creditorInvoiceLines: Field<CreditorInvoiceLinePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CreditorInvoiceLineWhere | null | undefined;
  }>;
  /** One creditorInvoiceLine by its id. */
  readonly creditorInvoiceLineById: Field<CreditorInvoiceLine | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of suppliers. A wholesaler whose prices are in the catalogue. */
  readonly suppliers: Field<SupplierPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SupplierWhere | null | undefined;
  }>;
  /** One supplier by its id. */
  readonly supplierById: Field<Supplier | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** All supplier products. A product of the price catalogue: what can be bought, of whom, and for how much. */
  readonly supplierProducts: Field<readonly SupplierProduct[] | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: string | null | undefined;
    /** Where the search is made from; it finds the same. */
    readonly searchOrigin?: SupplierProductSearchOrigin | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SupplierProductWhere | null | undefined;
  }>;
  /** One supplierProduct by its id. */
  readonly supplierProductById: Field<SupplierProduct | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of supplier prices. What a supplier asks for a product of the catalogue. */
  readonly supplierPrices: Field<SupplierPricePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: SupplierPriceWhere | null | undefined;
  }>;
  /** One supplierPrice by its id. */
  readonly supplierPriceById: Field<SupplierPrice | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of cases. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly cases: Field<CasePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: CaseFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseWhere | null | undefined;
  }>;
  /** One case by its id. */
  readonly caseById: Field<Case | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One case by its number; null when there is none. */
  readonly caseByCaseNumber: Field<Case | null, {
    /** Number of the case; the next free one when left out. */
    readonly caseNumber: string;
  }>;
  /** A page of case statuses. A status that a case can have. */
  readonly caseStatuses: Field<CaseStatusPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseStatusWhere | null | undefined;
  }>;
  /** One caseStatus by its id. */
  readonly caseStatusById: Field<CaseStatus | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of case types. A type that a case can have. */
  readonly caseTypes: Field<CaseTypePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseTypeWhere | null | undefined;
  }>;
  /** One caseType by its id. */
  readonly caseTypeById: Field<CaseType | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of case status history. A change of the status of a case. */
  readonly caseStatusHistory: Field<CaseStatusHistoryPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseStatusHistoryWhere | null | undefined;
  }>;
  /** One caseStatusHistory by its id. */
  readonly caseStatusHistoryById: Field<CaseStatusHistory | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of case materials. Material used on a case. */
  readonly caseMaterials: Field<CaseMaterialPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: CaseMaterialsFilterInput | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only what came to the case by this. */
    readonly type?: AddedBy | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseMaterialWhere | null | undefined;
  }>;
  /** One caseMaterial by its id. */
  readonly caseMaterialById: Field<CaseMaterial | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of case activities. A note on a case. Notes are added and never changed. */
  readonly caseActivities: Field<CaseActivityPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseActivityWhere | null | undefined;
  }>;
  /** One caseActivity by its id. */
  readonly caseActivityById: Field<CaseActivity | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of case documents. A file that documents a case. */
  readonly caseDocuments: Field<CaseDocumentPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseDocumentWhere | null | undefined;
  }>;
  /** One caseDocument by its id. */
  readonly caseDocumentById: Field<CaseDocument | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** How many files document a case. */
  readonly documentationFileCount: Field<DocumentationFolderFileCount | null, {
    /** What is documented; a case when left out. */
    readonly type?: DocumentationType | null | undefined;
    /** Id of the case. */
    readonly refId: number;
  }>;
  /** A page of case quality checks. A check of the quality of the work on a case. */
  readonly caseQualityChecks: Field<CaseQualityCheckPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: CaseQualityCheckFilterInput | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CaseQualityCheckWhere | null | undefined;
  }>;
  /** One caseQualityCheck by its id. */
  readonly caseQualityCheckById: Field<CaseQualityCheck | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** Budget and costs of a case. */
  readonly caseFinanceAggregate: Field<CaseFinanceAggregate | null, {
    /** The case. */
    readonly caseId: number;
  }>;
  /** A page of incoming cases. A case that another system sent; a user converts it to a case or rejects it. */
  readonly incomingCases: Field<IncomingCasePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: IncomingCaseWhere | null | undefined;
  }>;
  /** One incomingCase by its id. */
  readonly incomingCaseById: Field<IncomingCase | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of hours. Working time of an employee. */
  readonly hours: Field<HourPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: HoursFilterInput | null | undefined;
    /** Only hours within this span. */
    readonly between?: HourBetweenInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: HourWhere | null | undefined;
  }>;
  /** One hour by its id. */
  readonly hourById: Field<Hour | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of hour pauses. Pauses that were held within an hour. They are taken from its billable time. */
  readonly hourPauses: Field<HourPausePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: HourPauseWhere | null | undefined;
  }>;
  /** One hourPause by its id. */
  readonly hourPauseById: Field<HourPause | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of hour additions. Additions that are paid on top of an hour. */
  readonly hourAdditions: Field<HourAdditionPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: HourAdditionWhere | null | undefined;
  }>;
  /** One hourAddition by its id. */
  readonly hourAdditionById: Field<HourAddition | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** The hours of a case together, and by their types. */
  readonly hourAggregate: Field<HourAggregate | null, {
    /** The case. */
    readonly caseId: number;
  }>;
  /** A page of hour types. A kind of hour: what an hour is called, costs and is sold for. */
  readonly hourTypes: Field<HourTypePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Whether hours of the type must be registered on a case. */
    readonly requireCase?: boolean | null | undefined;
    /** Types of every kind, which is what the list shows anyway. */
    readonly allHourTypes?: boolean | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: HourTypeWhere | null | undefined;
  }>;
  /** One hourType by its id. */
  readonly hourTypeById: Field<HourType | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of pauses. A kind of pause that is not worked, such as lunch. */
  readonly pauses: Field<PausePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: PauseWhere | null | undefined;
  }>;
  /** One pause by its id. */
  readonly pauseById: Field<Pause | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of hour addition types. A kind of addition that is paid on top of an hour. */
  readonly hourAdditionTypes: Field<HourAdditionTypePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: HourAdditionTypeWhere | null | undefined;
  }>;
  /** One hourAdditionType by its id. */
  readonly hourAdditionTypeById: Field<HourAdditionType | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of planned times. Time that an employee is planned to work. */
  readonly plannedTimes: Field<PlannedTimePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: PlannedTimeWhere | null | undefined;
  }>;
  /** One plannedTime by its id. */
  readonly plannedTimeById: Field<PlannedTime | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** The calendar: registered and planned time of all employees. */
  readonly events: Field<readonly Event[] | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only events that begin or end within this time. */
    readonly between?: CalendarBetweenInput | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId?: number | null | undefined;
    /** Only events of the user with this id. */
    readonly userId?: number | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: EventWhere | null | undefined;
  }>;
  /** A page of the planned time of a case. */
  readonly plannedEvents: Field<EventPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId: number;
    /** Only records that meet these conditions. */
    readonly where?: EventWhere | null | undefined;
  }>;
  /** A page of ics feeds. A link that shows a user's calendar to other programs. Deleting it closes the link. */
  readonly icsFeeds: Field<CalendarFeedPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CalendarFeedWhere | null | undefined;
  }>;
  /** The link with that id. */
  readonly icsFeedById: Field<CalendarFeed | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of gps entries paginated. A trip that a car made, as its GPS unit reported it. */
  readonly gpsEntriesPaginated: Field<GpsEntryPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that all of these let through. */
    readonly filters?: GpsEntryFilterInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: GpsEntryWhere | null | undefined;
  }>;
  /** A page of the trips to a case. */
  readonly gpsEntriesForCase: Field<GpsEntryPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only those of the case with this id. */
    readonly caseId: number;
    /** Only records that meet these conditions. */
    readonly where?: GpsEntryWhere | null | undefined;
  }>;
  /** Trips as a bare list. @deprecated Use gpsEntriesPaginated, which has pages. */
  readonly gpsEntries: Field<readonly GpsEntry[] | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only trips of this car. */
    readonly car?: string | null | undefined;
    /** Only trips that began within this time. */
    readonly startTime?: GpsStartTimeBetweenInput | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: GpsEntryWhere | null | undefined;
  }>;
  /** One trip by its id. */
  readonly gpsEntry: Field<GpsEntry | null, {
    /** Internal id, the same on both surfaces. */
    readonly id?: number | null | undefined;
  }>;
  /** One gpsEntry by its id. */
  readonly gpsEntryById: Field<GpsEntry | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** All cars. A car of the business. GPS trips show its name instead of its registration number. */
  readonly cars: Field<readonly Car[] | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CarWhere | null | undefined;
  }>;
  /** One car by its id. */
  readonly carById: Field<Car | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** The business itself: who sends the invoices, and how they are paid. */
  readonly company: Field<Company | null>;
  /** A page of users. An employee of the business. */
  readonly users: Field<UserPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: UserWhere | null | undefined;
  }>;
  /** One user by its id. */
  readonly userById: Field<User | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of departments. A department of the business. */
  readonly departments: Field<DepartmentPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: DepartmentWhere | null | undefined;
  }>;
  /** One department by its id. */
  readonly departmentById: Field<Department | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of api keys. A key to this service. The key itself is shown once, when it is made. */
  readonly apiKeys: Field<ApiKeyPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: ApiKeyWhere | null | undefined;
  }>;
  /** One apiKey by its id. */
  readonly apiKeyById: Field<ApiKey | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of webhooks. Somebody who is told of changes by a signed message over HTTP. */
  readonly webhooks: Field<WebhookPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: WebhookWhere | null | undefined;
  }>;
  /** One webhook by its id. */
  readonly webhookById: Field<Webhook | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of webhook deliveries. One message to a webhook, with the last attempt to send it. */
  readonly webhookDeliveries: Field<WebhookDeliveryPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: WebhookDeliveryWhere | null | undefined;
  }>;
  /** One webhookDelivery by its id. */
  readonly webhookDeliveryById: Field<WebhookDelivery | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of products. A product or an hourly rate of the business itself. */
  readonly products: Field<ProductPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only products of this kind. */
    readonly type?: ProductTypeEnum | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: ProductWhere | null | undefined;
  }>;
  /** One product by its id. */
  readonly product: Field<Product | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One product by its id. */
  readonly productById: Field<Product | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of accounts. An account of the account plan. */
  readonly accounts: Field<AccountPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: AccountWhere | null | undefined;
  }>;
  /** One account by its id. */
  readonly accountById: Field<Account | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** One account by its number; null when there is none. */
  readonly accountByNumber: Field<Account | null, {
    /** Number of the account, given by the client. */
    readonly number: number;
  }>;
  /** A page of vat types. A VAT code with its rate. */
  readonly vatTypes: Field<VatTypePagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: VatTypeWhere | null | undefined;
  }>;
  /** One vatType by its id. */
  readonly vatTypeById: Field<VatType | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of payment terms. When an invoice falls due. */
  readonly paymentTerms: Field<PaymentTermPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: PaymentTermWhere | null | undefined;
  }>;
  /** One paymentTerm by its id. */
  readonly paymentTermById: Field<PaymentTerm | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** A page of currencies. A currency that the business invoices in. */
  readonly currencies: Field<CurrencyPagination | null, {
    /** Which page; the first one when left out. */
    readonly pagination?: PaginationInput | null | undefined;
    /** Order; by id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only records that hold all these words. */
    readonly search?: Search | null | undefined;
    /** Only records that meet these conditions. */
    readonly where?: CurrencyWhere | null | undefined;
  }>;
  /** One currency by its id. */
  readonly currencyById: Field<Currency | null, {
    /** Internal id, the same on both surfaces. */
    readonly id: number;
  }>;
  /** Whether the draft of a case can be invoiced, what stands against it, and what of the case is not billed yet. */
  readonly invoiceReadiness: Field<InvoiceReadiness | null, {
    /** Id of the case. */
    readonly caseId: number;
  }>;
  /** The feed of changes, in order. Ask again with the last number as `after`. */
  readonly changes: Field<readonly Change[] | null, {
    /** Only changes after this number; from the first one kept when left out. */
    readonly after?: number | null | undefined;
    /** How many at most: 1 to 1000, 100 when left out. */
    readonly limit?: number | null | undefined;
    /** Only changes of these resources, by their REST names. */
    readonly resources?: readonly string[] | null | undefined;
    /** Seconds to wait for a change: 0 to 30. */
    readonly wait?: number | null | undefined;
  }>;
  /** Who changed what, when, from what to what: newest first. */
  readonly audit: Field<readonly Change[] | null, {
    /** Only this resource, by its REST name. */
    readonly resource?: string | null | undefined;
    /** Only the record with this id. */
    readonly id?: number | null | undefined;
    /** Only records that have, or had, this key. */
    readonly key?: string | null | undefined;
    /** Only what this API key did. */
    readonly apiKeyId?: number | null | undefined;
    /** Only what was done as this user. */
    readonly userId?: number | null | undefined;
    /** Only changes at this time or later, in unix seconds. */
    readonly from?: number | null | undefined;
    /** Only changes before this time, in unix seconds. */
    readonly to?: number | null | undefined;
    /** Only changes before this number: the lowest of the page before. */
    readonly before?: number | null | undefined;
    /** How many at most: 1 to 1000, 100 when left out. */
    readonly limit?: number | null | undefined;
  }>;
}

/** What is on its way again. */
export interface Redelivery {
  readonly __typename: Field<'Redelivery'>;
  /** How many messages. */
  readonly count: Field<number | null>;
}

/** An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
export interface SalesInvoice {
  readonly __typename: Field<'SalesInvoice'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Consecutive number within the business. */
  readonly invoiceNumber: Field<number>;
  /** 1 invoice, 2 credit note, 3 on account. */
  readonly type: Field<number | null>;
  /** Id of the customer. */
  readonly customerId: Field<number | null>;
  /** Id of the case. */
  readonly caseId: Field<number | null>;
  /** Id of the department. */
  readonly departmentId: Field<number | null>;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode: Field<string | null>;
  /** What the amount is multiplied by to get the local currency. */
  readonly currencyMultiplier: Field<number | null>;
  /** Who is invoiced, as it was when the invoice was made. */
  readonly invoiceName: Field<string | null>;
  /** Street and number of who is invoiced. */
  readonly invoiceAddress: Field<string | null>;
  /** Postal code of who is invoiced. */
  readonly invoicePostalCode: Field<string | null>;
  /** City of who is invoiced. */
  readonly invoiceCity: Field<string | null>;
  /** Whom the invoice is for. */
  readonly invoiceAttention: Field<string | null>;
  /** Name of the customer, as it was when the invoice was made. */
  readonly customerName: Field<string | null>;
  /** Street and number of the customer. */
  readonly customerAddress: Field<string | null>;
  /** Postal code of the customer. */
  readonly customerPostalCode: Field<string | null>;
  /** City of the customer. */
  readonly customerCity: Field<string | null>;
  /** Whom to ask for at the customer. */
  readonly customerAttention: Field<string | null>;
  /** Company registration number of the customer. */
  readonly customerVatNumber: Field<string | null>;
  /** Name of the place of work. */
  readonly deliveryName: Field<string | null>;
  /** Street and number of the place of work. */
  readonly deliveryAddress: Field<string | null>;
  /** Postal code of the place of work. */
  readonly deliveryPostalCode: Field<string | null>;
  /** City of the place of work. */
  readonly deliveryCity: Field<string | null>;
  /** Whom to ask for at the place of work. */
  readonly deliveryAttention: Field<string | null>;
  /** Text below the lines. */
  readonly text: Field<string | null>;
  /** Text above the lines. */
  readonly header: Field<string | null>;
  /** Date of the invoice. Unix seconds. */
  readonly date: Field<number | null>;
  /** When it is to be paid. Unix seconds. */
  readonly dueDate: Field<number | null>;
  /** Reference of the customer. */
  readonly reference: Field<string | null>;
  /** Requisition number of the customer. */
  readonly requisition: Field<string | null>;
  /** Id of the user who made it. */
  readonly madeById: Field<number | null>;
  /** Net amount. In øre. */
  readonly amount: Field<number | null>;
  /** VAT of the amount. In øre. */
  readonly vat: Field<number | null>;
  /** Amount with VAT. In øre. */
  readonly totalAmount: Field<number | null>;
  /** Payment line of the inpayment form. */
  readonly fiNumber: Field<string | null>;
  /** 1 open, 2 partly paid, 3 paid, 4 credited. */
  readonly status: Field<number | null>;
  /** When it was last paid. Unix seconds. */
  readonly paidDate: Field<number | null>;
  /** What has been paid. In øre. */
  readonly paidAmount: Field<number | null>;
  /** Whether it claims a tax reduction. */
  readonly useSkattered: Field<boolean>;
  /** The invoice that a credit note credits. */
  readonly creditedInvoiceId: Field<number | null>;
  /** The invoice that deducted an on-account invoice. */
  readonly deductedById: Field<number | null>;
  /** Whether it is paid in full. */
  readonly isPaid: Field<boolean | null>;
  /** Net amount. In øre. */
  readonly totalSalesPrice: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Lines. A line of an invoice. */
  readonly lines: Field<readonly SalesInvoiceLine[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SalesInvoiceLineWhere | null | undefined;
  }>;
  /** Credited invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly creditedInvoice: Field<SalesInvoice | null>;
  /** Credit notes. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly creditNotes: Field<readonly SalesInvoice[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SalesInvoiceWhere | null | undefined;
  }>;
  /** Currency. A currency that the business invoices in. */
  readonly currency: Field<Currency | null>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
  /** Department. A department of the business. */
  readonly department: Field<Department | null>;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer: Field<Customer | null>;
}

/** What the next invoice of a case will say. A case has one. */
export interface SalesInvoiceDraft {
  readonly __typename: Field<'SalesInvoiceDraft'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the case. */
  readonly caseId: Field<number>;
  /** Text below the lines. */
  readonly text: Field<string | null>;
  /** Text above the lines. */
  readonly header: Field<string | null>;
  /** Date that the invoice will bear; today when empty. Unix seconds. */
  readonly date: Field<number | null>;
  /** Whether it is invoiced at regular times. */
  readonly isSubscription: Field<boolean>;
  /** Reference of the customer. */
  readonly reference: Field<string | null>;
  /** Requisition number of the customer. */
  readonly requisition: Field<string | null>;
  /** Whether the invoice claims a tax reduction. */
  readonly useSkattered: Field<boolean>;
  /** When the invoice will be due; by the payment term when empty. Unix seconds. */
  readonly paymentDate: Field<number | null>;
  /** Layout of the invoice; kept for integrations. */
  readonly pdfLayoutId: Field<number | null>;
  /** Kind of tax reduction; kept for integrations. */
  readonly taxReduction: Field<number | null>;
  /** Where the invoiced period begins. Unix seconds. */
  readonly periodStart: Field<number | null>;
  /** Length of the invoiced period. */
  readonly periodAmount: Field<number | null>;
  /** When the draft was deleted. Unix seconds. */
  readonly deletedAt: Field<number | null>;
  /** Whether deposits count for the cases below, too. */
  readonly includeSubCasesInDeposit: Field<boolean>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Lines. A line of an invoice draft. */
  readonly lines: Field<readonly InvoiceDraftLine[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: InvoiceDraftLineWhere | null | undefined;
  }>;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case: Field<Case | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface SalesInvoiceDraftBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateSalesInvoiceDraftInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateSalesInvoiceDraftInput | null | undefined;
}

/** Filters of salesInvoiceDrafts; all of them must hold. */
export interface SalesInvoiceDraftFilterInput {
  /** Only the drafts of these cases. */
  readonly caseIds?: readonly (number | null)[] | null | undefined;
  /** Only the drafts of cases of these customers. */
  readonly customers?: readonly (number | null)[] | null | undefined;
  /** Only drafts that last changed within this time. */
  readonly updatedAt?: PeriodInput | null | undefined;
  /** Only drafts made within this time. */
  readonly createdAt?: PeriodInput | null | undefined;
}

/** A page of salesInvoiceDrafts. */
export interface SalesInvoiceDraftPagination {
  readonly __typename: Field<'SalesInvoiceDraftPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly SalesInvoiceDraft[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on salesInvoiceDrafts; all of them must hold. */
export interface SalesInvoiceDraftWhere {
  /** All of these hold. */
  readonly AND?: readonly SalesInvoiceDraftWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SalesInvoiceDraftWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SalesInvoiceDraftWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Text below the lines. */
  readonly text?: StringFilter | null | undefined;
  /** Text above the lines. */
  readonly header?: StringFilter | null | undefined;
  /** Date that the invoice will bear; today when empty. Unix seconds. */
  readonly date?: IntFilter | null | undefined;
  /** Whether it is invoiced at regular times. */
  readonly isSubscription?: BooleanFilter | null | undefined;
  /** Reference of the customer. */
  readonly reference?: StringFilter | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: StringFilter | null | undefined;
  /** Whether the invoice claims a tax reduction. */
  readonly useSkattered?: BooleanFilter | null | undefined;
  /** When the invoice will be due; by the payment term when empty. Unix seconds. */
  readonly paymentDate?: IntFilter | null | undefined;
  /** Layout of the invoice; kept for integrations. */
  readonly pdfLayoutId?: IntFilter | null | undefined;
  /** Kind of tax reduction; kept for integrations. */
  readonly taxReduction?: IntFilter | null | undefined;
  /** Where the invoiced period begins. Unix seconds. */
  readonly periodStart?: IntFilter | null | undefined;
  /** Length of the invoiced period. */
  readonly periodAmount?: IntFilter | null | undefined;
  /** When the draft was deleted. Unix seconds. */
  readonly deletedAt?: IntFilter | null | undefined;
  /** Whether deposits count for the cases below, too. */
  readonly includeSubCasesInDeposit?: BooleanFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Lines. A line of an invoice draft. */
  readonly lines?: InvoiceDraftLineManyWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
}

/** Filters of salesInvoices; all of them must hold. */
export interface SalesInvoiceFilterInput {
  /** Only invoices of these cases. */
  readonly caseIds?: readonly (number | null)[] | null | undefined;
  /** Only invoices to these customers. */
  readonly customers?: readonly (number | null)[] | null | undefined;
  /** Only invoices with one of these statuses. */
  readonly statuses?: readonly (number | null)[] | null | undefined;
  /** Whether they are paid. */
  readonly isPaid?: boolean | null | undefined;
  /** Only invoices dated within this time. */
  readonly date?: PeriodInput | null | undefined;
  /** Only invoices that fall due within this time. */
  readonly dueDate?: PeriodInput | null | undefined;
  /** Only invoices that last changed within this time. */
  readonly updatedAt?: PeriodInput | null | undefined;
  /** Only invoices made within this time. */
  readonly createdAt?: PeriodInput | null | undefined;
}

/** A line of an invoice. */
export interface SalesInvoiceLine {
  readonly __typename: Field<'SalesInvoiceLine'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the invoice. */
  readonly invoiceId: Field<number | null>;
  /** How many, or how many hours. */
  readonly quantity: Field<number | null>;
  /** EAN of the product. */
  readonly ean: Field<string | null>;
  /** Number of the product. */
  readonly productNumber: Field<string | null>;
  /** What it bills. */
  readonly description: Field<string | null>;
  /** Unit price before discount, in øre. */
  readonly salesPrice: Field<number | null>;
  /** In øre. */
  readonly costPrice: Field<number | null>;
  /** In øre. */
  readonly listPrice: Field<number | null>;
  /** Percent. */
  readonly discount: Field<number | null>;
  /** Amount of the line after discount, in currency units, as text. */
  readonly price: Field<string | null>;
  /** Id of the account. */
  readonly accountId: Field<number | null>;
  /** Margin, in percent. */
  readonly margin: Field<number | null>;
  /** Who supplied the product. */
  readonly supplierName: Field<string | null>;
  /** Kind of line; kept for integrations. */
  readonly type: Field<number | null>;
  /** VAT rate, in percent. */
  readonly vatPercentage: Field<number | null>;
  /** The line that it credits. */
  readonly creditedLineId: Field<number | null>;
  /** The on-account invoice that it deducts. */
  readonly deductsInvoiceId: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice: Field<SalesInvoice | null>;
  /** Account. An account of the account plan. */
  readonly account: Field<Account | null>;
}

/** Conditions on related salesInvoiceLines. */
export interface SalesInvoiceLineManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: SalesInvoiceLineWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: SalesInvoiceLineWhere | null | undefined;
}

/** A page of salesInvoiceLines. */
export interface SalesInvoiceLinePagination {
  readonly __typename: Field<'SalesInvoiceLinePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly SalesInvoiceLine[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on salesInvoiceLines; all of them must hold. */
export interface SalesInvoiceLineWhere {
  /** All of these hold. */
  readonly AND?: readonly SalesInvoiceLineWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SalesInvoiceLineWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SalesInvoiceLineWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the invoice. */
  readonly invoiceId?: IntFilter | null | undefined;
  /** How many, or how many hours. */
  readonly quantity?: FloatFilter | null | undefined;
  /** EAN of the product. */
  readonly ean?: StringFilter | null | undefined;
  /** Number of the product. */
  readonly productNumber?: StringFilter | null | undefined;
  /** What it bills. */
  readonly description?: StringFilter | null | undefined;
  /** Unit price before discount, in øre. */
  readonly salesPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly costPrice?: IntFilter | null | undefined;
  /** In øre. */
  readonly listPrice?: IntFilter | null | undefined;
  /** Percent. */
  readonly discount?: FloatFilter | null | undefined;
  /** Amount of the line after discount, in currency units, as text. */
  readonly price?: StringFilter | null | undefined;
  /** Id of the account. */
  readonly accountId?: IntFilter | null | undefined;
  /** Margin, in percent. */
  readonly margin?: FloatFilter | null | undefined;
  /** Who supplied the product. */
  readonly supplierName?: StringFilter | null | undefined;
  /** Kind of line; kept for integrations. */
  readonly type?: IntFilter | null | undefined;
  /** VAT rate, in percent. */
  readonly vatPercentage?: FloatFilter | null | undefined;
  /** The line that it credits. */
  readonly creditedLineId?: IntFilter | null | undefined;
  /** The on-account invoice that it deducts. */
  readonly deductsInvoiceId?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly invoice?: SalesInvoiceOneWhere | null | undefined;
  /** Account. An account of the account plan. */
  readonly account?: AccountOneWhere | null | undefined;
}

/** Conditions on related salesInvoices. */
export interface SalesInvoiceManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: SalesInvoiceWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: SalesInvoiceWhere | null | undefined;
}

/** Conditions on a related salesInvoice. */
export interface SalesInvoiceOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: SalesInvoiceWhere | null | undefined;
}

/** A page of salesInvoices. */
export interface SalesInvoicePagination {
  readonly __typename: Field<'SalesInvoicePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly SalesInvoice[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on salesInvoices; all of them must hold. */
export interface SalesInvoiceWhere {
  /** All of these hold. */
  readonly AND?: readonly SalesInvoiceWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SalesInvoiceWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SalesInvoiceWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Consecutive number within the business. */
  readonly invoiceNumber?: IntFilter | null | undefined;
  /** 1 invoice, 2 credit note, 3 on account. */
  readonly type?: IntFilter | null | undefined;
  /** Id of the customer. */
  readonly customerId?: IntFilter | null | undefined;
  /** Id of the case. */
  readonly caseId?: IntFilter | null | undefined;
  /** Id of the department. */
  readonly departmentId?: IntFilter | null | undefined;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode?: StringFilter | null | undefined;
  /** What the amount is multiplied by to get the local currency. */
  readonly currencyMultiplier?: FloatFilter | null | undefined;
  /** Who is invoiced, as it was when the invoice was made. */
  readonly invoiceName?: StringFilter | null | undefined;
  /** Street and number of who is invoiced. */
  readonly invoiceAddress?: StringFilter | null | undefined;
  /** Postal code of who is invoiced. */
  readonly invoicePostalCode?: StringFilter | null | undefined;
  /** City of who is invoiced. */
  readonly invoiceCity?: StringFilter | null | undefined;
  /** Whom the invoice is for. */
  readonly invoiceAttention?: StringFilter | null | undefined;
  /** Name of the customer, as it was when the invoice was made. */
  readonly customerName?: StringFilter | null | undefined;
  /** Street and number of the customer. */
  readonly customerAddress?: StringFilter | null | undefined;
  /** Postal code of the customer. */
  readonly customerPostalCode?: StringFilter | null | undefined;
  /** City of the customer. */
  readonly customerCity?: StringFilter | null | undefined;
  /** Whom to ask for at the customer. */
  readonly customerAttention?: StringFilter | null | undefined;
  /** Company registration number of the customer. */
  readonly customerVatNumber?: StringFilter | null | undefined;
  /** Name of the place of work. */
  readonly deliveryName?: StringFilter | null | undefined;
  /** Street and number of the place of work. */
  readonly deliveryAddress?: StringFilter | null | undefined;
  /** Postal code of the place of work. */
  readonly deliveryPostalCode?: StringFilter | null | undefined;
  /** City of the place of work. */
  readonly deliveryCity?: StringFilter | null | undefined;
  /** Whom to ask for at the place of work. */
  readonly deliveryAttention?: StringFilter | null | undefined;
  /** Text below the lines. */
  readonly text?: StringFilter | null | undefined;
  /** Text above the lines. */
  readonly header?: StringFilter | null | undefined;
  /** Date of the invoice. Unix seconds. */
  readonly date?: IntFilter | null | undefined;
  /** When it is to be paid. Unix seconds. */
  readonly dueDate?: IntFilter | null | undefined;
  /** Reference of the customer. */
  readonly reference?: StringFilter | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: StringFilter | null | undefined;
  /** Id of the user who made it. */
  readonly madeById?: IntFilter | null | undefined;
  /** Net amount. In øre. */
  readonly amount?: IntFilter | null | undefined;
  /** VAT of the amount. In øre. */
  readonly vat?: IntFilter | null | undefined;
  /** Amount with VAT. In øre. */
  readonly totalAmount?: IntFilter | null | undefined;
  /** Payment line of the inpayment form. */
  readonly fiNumber?: StringFilter | null | undefined;
  /** 1 open, 2 partly paid, 3 paid, 4 credited. */
  readonly status?: IntFilter | null | undefined;
  /** When it was last paid. Unix seconds. */
  readonly paidDate?: IntFilter | null | undefined;
  /** What has been paid. In øre. */
  readonly paidAmount?: IntFilter | null | undefined;
  /** Whether it claims a tax reduction. */
  readonly useSkattered?: BooleanFilter | null | undefined;
  /** The invoice that a credit note credits. */
  readonly creditedInvoiceId?: IntFilter | null | undefined;
  /** The invoice that deducted an on-account invoice. */
  readonly deductedById?: IntFilter | null | undefined;
  /** Whether it is paid in full. */
  readonly isPaid?: BooleanFilter | null | undefined;
  /** Net amount. In øre. */
  readonly totalSalesPrice?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Lines. A line of an invoice. */
  readonly lines?: SalesInvoiceLineManyWhere | null | undefined;
  /** Credited invoice. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly creditedInvoice?: SalesInvoiceOneWhere | null | undefined;
  /** Credit notes. An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards. */
  readonly creditNotes?: SalesInvoiceManyWhere | null | undefined;
  /** Currency. A currency that the business invoices in. */
  readonly currency?: CurrencyOneWhere | null | undefined;
  /** Case. A job for a customer: what hours, materials, documents and invoices belong to. */
  readonly case?: CaseOneWhere | null | undefined;
  /** Department. A department of the business. */
  readonly department?: DepartmentOneWhere | null | undefined;
  /** Customer. A customer of the business: the one who is invoiced. */
  readonly customer?: CustomerOneWhere | null | undefined;
}

/** Words to look for; case and accents do not matter. */
export interface Search {
  /** Words, all of which must occur somewhere in the fields. */
  readonly query?: string | null | undefined;
  /** Fields to look in. Names that the type does not have are ignored; the usual ones when none is left. */
  readonly fields?: readonly (string | null)[] | null | undefined;
}

/** Conditions on a value; all of them must hold. */
export interface StringFilter {
  /** Equal to this; null: empty. */
  readonly eq?: string | null | undefined;
  /** Not equal to this; null: not empty. */
  readonly ne?: string | null | undefined;
  /** Equal to one of these. */
  readonly in?: readonly (string | null)[] | null | undefined;
  /** Equal to none of these. */
  readonly notIn?: readonly (string | null)[] | null | undefined;
  /** Whether it is empty. */
  readonly isNull?: boolean | null | undefined;
  /** Less than this. */
  readonly lt?: string | null | undefined;
  /** At most this. */
  readonly lte?: string | null | undefined;
  /** Greater than this. */
  readonly gt?: string | null | undefined;
  /** At least this. */
  readonly gte?: string | null | undefined;
  /** Holds this text, letter for letter. */
  readonly contains?: string | null | undefined;
  /** Begins with this text, letter for letter. */
  readonly startsWith?: string | null | undefined;
}

/** A wholesaler whose prices are in the catalogue. */
export interface Supplier {
  readonly __typename: Field<'Supplier'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** What the wholesaler is called. */
  readonly name: Field<string>;
  /** What the business is called there. */
  readonly customerNumber: Field<string | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Prices. What a supplier asks for a product of the catalogue. */
  readonly prices: Field<readonly SupplierPrice[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SupplierPriceWhere | null | undefined;
  }>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface SupplierBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateSupplierInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateSupplierInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related supplier. */
export interface SupplierOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: SupplierWhere | null | undefined;
}

/** A page of suppliers. */
export interface SupplierPagination {
  readonly __typename: Field<'SupplierPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Supplier[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** What a supplier asks for a product of the catalogue. */
export interface SupplierPrice {
  readonly __typename: Field<'SupplierPrice'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The product. */
  readonly productId: Field<number>;
  /** The supplier. */
  readonly supplierId: Field<number>;
  /** What it costs the business, in øre. */
  readonly costPrice: Field<number | null>;
  /** List price, in øre. */
  readonly listPrice: Field<number>;
  /** What it is sold for, in øre. */
  readonly salesPrice: Field<number>;
  /** Name of the supplier. */
  readonly displayName: Field<string | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Product. A product of the price catalogue: what can be bought, of whom, and for how much. */
  readonly product: Field<SupplierProduct | null>;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier: Field<Supplier | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface SupplierPriceBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateSupplierPriceInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateSupplierPriceInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** What a supplier asks for a product of the catalogue. */
export interface SupplierPriceInput {
  /** Which one to change. */
  readonly id?: number | null | undefined;
  /** The supplier. */
  readonly supplierId?: number | null | undefined;
  /** What it costs the business, in øre. */
  readonly costPrice?: number | null | undefined;
  /** List price, in øre. */
  readonly listPrice?: number | null | undefined;
  /** What it is sold for, in øre. */
  readonly salesPrice?: number | null | undefined;
}

/** Conditions on related supplierPrices. */
export interface SupplierPriceManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: SupplierPriceWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: SupplierPriceWhere | null | undefined;
}

/** A page of supplierPrices. */
export interface SupplierPricePagination {
  readonly __typename: Field<'SupplierPricePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly SupplierPrice[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on supplierPrices; all of them must hold. */
export interface SupplierPriceWhere {
  /** All of these hold. */
  readonly AND?: readonly SupplierPriceWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SupplierPriceWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SupplierPriceWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The product. */
  readonly productId?: IntFilter | null | undefined;
  /** The supplier. */
  readonly supplierId?: IntFilter | null | undefined;
  /** What it costs the business, in øre. */
  readonly costPrice?: IntFilter | null | undefined;
  /** List price, in øre. */
  readonly listPrice?: IntFilter | null | undefined;
  /** What it is sold for, in øre. */
  readonly salesPrice?: IntFilter | null | undefined;
  /** Name of the supplier. */
  readonly displayName?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Product. A product of the price catalogue: what can be bought, of whom, and for how much. */
  readonly product?: SupplierProductOneWhere | null | undefined;
  /** Supplier. A wholesaler whose prices are in the catalogue. */
  readonly supplier?: SupplierOneWhere | null | undefined;
}

/** A product of the price catalogue: what can be bought, of whom, and for how much. */
export interface SupplierProduct {
  readonly __typename: Field<'SupplierProduct'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Number of the product in the catalogue. */
  readonly number: Field<string>;
  /** EAN (GTIN) of the product. */
  readonly eanNumber: Field<string | null>;
  /** What it is. */
  readonly description: Field<string>;
  /** What one of it is, such as stk or m. */
  readonly unit: Field<string | null>;
  /** Token that carries number and prices; createCaseMaterial takes it. */
  readonly identifier: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Who sells it, and for how much. */
  readonly suppliers: Field<readonly SupplierPrice[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: SupplierPriceWhere | null | undefined;
  }>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface SupplierProductBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateSupplierProductInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateSupplierProductInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** What an import did. */
export interface SupplierProductImport {
  readonly __typename: Field<'SupplierProductImport'>;
  /** How many products the list has. */
  readonly products: Field<number | null>;
}

/** Conditions on a related supplierProduct. */
export interface SupplierProductOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: SupplierProductWhere | null | undefined;
}

/** Where a search is made from. */
export type SupplierProductSearchOrigin = 'CASE' | 'OFFER';

/** Conditions on supplierProducts; all of them must hold. */
export interface SupplierProductWhere {
  /** All of these hold. */
  readonly AND?: readonly SupplierProductWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SupplierProductWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SupplierProductWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Number of the product in the catalogue. */
  readonly number?: StringFilter | null | undefined;
  /** EAN (GTIN) of the product. */
  readonly eanNumber?: StringFilter | null | undefined;
  /** What it is. */
  readonly description?: StringFilter | null | undefined;
  /** What one of it is, such as stk or m. */
  readonly unit?: StringFilter | null | undefined;
  /** Token that carries number and prices; createCaseMaterial takes it. */
  readonly identifier?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Suppliers. What a supplier asks for a product of the catalogue. */
  readonly suppliers?: SupplierPriceManyWhere | null | undefined;
}

/** Conditions on suppliers; all of them must hold. */
export interface SupplierWhere {
  /** All of these hold. */
  readonly AND?: readonly SupplierWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly SupplierWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: SupplierWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** What the wholesaler is called. */
  readonly name?: StringFilter | null | undefined;
  /** What the business is called there. */
  readonly customerNumber?: StringFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Prices. What a supplier asks for a product of the catalogue. */
  readonly prices?: SupplierPriceManyWhere | null | undefined;
}

/** An hour or a material of a case that is neither billed nor on the draft. */
export interface UnbilledItem {
  readonly __typename: Field<'UnbilledItem'>;
  /** Id of the hour or material. */
  readonly id: Field<number | null>;
  /** What it is. */
  readonly description: Field<string | null>;
  /** Hours, or how many. */
  readonly quantity: Field<number | null>;
  /** Unit price in øre; null where it has none. */
  readonly salesPrice: Field<number | null>;
  /** What it would be billed at, in øre. */
  readonly amount: Field<number | null>;
}

/** Fields of a account to update. */
export interface UpdateAccountInput {
  /** Number of the account, given by the client. */
  readonly number?: number | null | undefined;
  /** Name of the account. */
  readonly name?: string | null | undefined;
  /** What the account is for in the plan. */
  readonly type?: string | null | undefined;
  /** Id of the vat type. */
  readonly vatTypeId?: number | null | undefined;
  /** Which side of the VAT account it belongs to. */
  readonly vatDirection?: string | null | undefined;
}

/** Fields of a car to update. */
export interface UpdateCarInput {
  /** What the car is called. */
  readonly name?: string | null | undefined;
  /** Its registration number. */
  readonly registrationNumber?: string | null | undefined;
}

/** Fields of a caseDocument to update. */
export interface UpdateCaseDocumentInput {
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** What the file shows. */
  readonly description?: string | null | undefined;
  /** Kind of document, as clients name it. */
  readonly fileType?: string | null | undefined;
  /** Name of the file. */
  readonly filename?: string | null | undefined;
  /** Id of the user who added it. */
  readonly ownerId?: number | null | undefined;
  /** When it was added. Unix seconds. */
  readonly date?: number | null | undefined;
  /** A file for it; null takes one away that it can be without. */
  readonly file?: FileInput | null | undefined;
}

/** Fields of a case to update. */
export interface UpdateCaseInput {
  /** Number of the case; the next free one when left out. */
  readonly caseNumber?: string | null | undefined;
  /** Id of the customer. */
  readonly customerId?: number | null | undefined;
  /** The reference of the customer. */
  readonly reference?: string | null | undefined;
  /** Who asked for the work. */
  readonly requestor?: string | null | undefined;
  /** When the case began; now when left out. Unix seconds. */
  readonly creationDate?: number | null | undefined;
  /** What is to be done. */
  readonly description?: string | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: number | null | undefined;
  /** Id of the status. */
  readonly statusId?: number | null | undefined;
  /** Id of the case type. */
  readonly caseTypeId?: number | null | undefined;
  /** Id of the department. */
  readonly departmentId?: number | null | undefined;
  /** Id of the delivery address. */
  readonly deliveryAddressId?: number | null | undefined;
  /** Id of the user who made the case. */
  readonly madeById?: number | null | undefined;
  /** Number of the offer that it came from. */
  readonly offerNumber?: number | null | undefined;
  /** User ids, separated by commas. */
  readonly additionalTechnicians?: string | null | undefined;
  /** Notes for those who work on it. */
  readonly remarks?: string | null | undefined;
  /** What was done, for the customer to read. */
  readonly workDone?: string | null | undefined;
  /** Id of a contact person, as text. */
  readonly contact?: string | null | undefined;
  /** Whether no materials are used. */
  readonly noMaterials?: boolean | null | undefined;
  /** Its number among the cases below one case. */
  readonly subNumber?: number | null | undefined;
  /** Id of the parent. */
  readonly parentId?: number | null | undefined;
  /** Name of the project. */
  readonly projectName?: string | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: string | null | undefined;
  /** Order number of the customer. */
  readonly orderNumber?: string | null | undefined;
  /** Who works on the case besides the responsible user: the additional technicians from now on. */
  readonly userIds?: readonly (number | null)[] | null | undefined;
}

/** Fields of a caseMaterial to update. */
export interface UpdateCaseMaterialInput {
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** How many. */
  readonly quantity?: number | null | undefined;
  /** EAN of the product. */
  readonly ean?: string | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: string | null | undefined;
  /** Percent. */
  readonly discount?: number | null | undefined;
  /** In øre. */
  readonly costPrice?: number | null | undefined;
  /** In øre. */
  readonly listPrice?: number | null | undefined;
  /** In øre. */
  readonly salesPrice?: number | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: number | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: string | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: string | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** When it was used; now when left out. Unix seconds. */
  readonly materialDate?: number | null | undefined;
  /** The supplier in the price catalogue. */
  readonly supplierId?: number | null | undefined;
  /** What it came to the case by; MATERIAL when left out. */
  readonly type?: AddedBy | null | undefined;
}

/** Fields of a caseQualityCheck to update. */
export interface UpdateCaseQualityCheckInput {
  /** The case whose work is checked. */
  readonly caseId?: number | null | undefined;
  /** What is checked. */
  readonly name?: string | null | undefined;
  /** How it is checked, and what was found. */
  readonly description?: string | null | undefined;
  /** OPEN when left out. */
  readonly status?: QualityCheckStatus | null | undefined;
  /** When it is to be done. Unix seconds. */
  readonly dueDate?: number | null | undefined;
  /** When it was done; now when the status becomes DONE. Unix seconds. */
  readonly completedAt?: number | null | undefined;
  /** Who did it; the user of the key when the status becomes DONE. */
  readonly completedById?: number | null | undefined;
}

/** Fields of a caseStatus to update. */
export interface UpdateCaseStatusInput {
  /** What it is called. */
  readonly text?: string | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: string | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
  /** What the status means to a program. */
  readonly kind?: string | null | undefined;
}

/** Fields of a caseType to update. */
export interface UpdateCaseTypeInput {
  /** What it is called. */
  readonly text?: string | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: string | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
  /** What the type means to a program. */
  readonly kind?: string | null | undefined;
}

/** Fields of a company to update. */
export interface UpdateCompanyInput {
  /** Name of the business. */
  readonly name?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** CVR number. */
  readonly vatNumber?: string | null | undefined;
  /** Telephone number. */
  readonly telephone?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Creditor number of the payment lines (FI, card type 71). */
  readonly creditorNumber?: string | null | undefined;
  /** Registration number of the bank. */
  readonly bankRegistration?: string | null | undefined;
  /** Account number in the bank. */
  readonly bankAccount?: string | null | undefined;
  /** International account number. */
  readonly iban?: string | null | undefined;
  /** SWIFT code (BIC) of the bank. */
  readonly swift?: string | null | undefined;
  /** Language of what is sent: da or en. */
  readonly language?: string | null | undefined;
  /** Where a day begins and ends, such as Europe/Copenhagen. */
  readonly timeZone?: string | null | undefined;
  /** Currency of the books. */
  readonly currencyCode?: string | null | undefined;
  /** A file for it; null takes one away that it can be without. */
  readonly logo?: FileInput | null | undefined;
}

/** Fields of a contactPerson to update. */
export interface UpdateContactPersonInput {
  /** Id of the customer. */
  readonly customerId?: number | null | undefined;
  /** Name of the person. */
  readonly name?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Telephone number. */
  readonly phoneNumber?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Whom letters are for. */
  readonly att?: string | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: string | null | undefined;
}

/** Fields of a creditor to update. */
export interface UpdateCreditorInput {
  /** Number of the creditor, given by the client. */
  readonly number?: string | null | undefined;
  /** Id of the purchase account. */
  readonly purchaseAccountId?: number | null | undefined;
  /** Whether the creditor is active. */
  readonly isAccessible?: boolean | null | undefined;
  /** Name of the creditor. */
  readonly name?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: string | null | undefined;
  /** Where it pays VAT, such as domestic, EU or abroad. */
  readonly vatZone?: string | null | undefined;
  /** Nothing may be bought of it for now. */
  readonly locked?: boolean | null | undefined;
  /** Whether its purchases go on to the inventory system. */
  readonly transferToInventoryProvider?: boolean | null | undefined;
  /** Its GLN (EAN) number. */
  readonly gln?: string | null | undefined;
  /** Where it is. */
  readonly country?: string | null | undefined;
  /** How far it is carried over to the bookkeeping system. */
  readonly economyTransferState?: string | null | undefined;
  /** Its part of the price catalogue. */
  readonly supplierId?: number | null | undefined;
  /** The currency of its invoices. */
  readonly currencyId?: number | null | undefined;
  /** When its invoices fall due. */
  readonly paymentTermId?: number | null | undefined;
}

/** Fields of a creditorInvoice to update. */
export interface UpdateCreditorInvoiceInput {
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** Kind of document, such as invoice or credit note. */
  readonly type?: string | null | undefined;
  /** Number that the supplier gave it. */
  readonly number?: string | null | undefined;
  /** Date of the invoice. Unix seconds. */
  readonly date?: number | null | undefined;
  /** When it was ordered. Unix seconds. */
  readonly orderDate?: number | null | undefined;
  /** When it is to be paid. Unix seconds. */
  readonly paymentDate?: number | null | undefined;
  /** Who bought, as the invoice says. */
  readonly buyerName?: string | null | undefined;
  /** Street and number of the buyer. */
  readonly buyerAddress?: string | null | undefined;
  /** Postal code of the buyer. */
  readonly buyerPostalCode?: string | null | undefined;
  /** City of the buyer. */
  readonly buyerCity?: string | null | undefined;
  /** What the supplier calls the buyer. */
  readonly buyerId?: string | null | undefined;
  /** Person at the buyer. */
  readonly buyerContact?: string | null | undefined;
  /** Order number of the buyer. */
  readonly buyerOrderNumber?: string | null | undefined;
  /** Where it was delivered. */
  readonly deliveryName?: string | null | undefined;
  /** Street and number of the delivery. */
  readonly deliveryAddress?: string | null | undefined;
  /** Postal code of the delivery. */
  readonly deliveryPostalCode?: string | null | undefined;
  /** City of the delivery. */
  readonly deliveryCity?: string | null | undefined;
  /** Who sent the invoice. */
  readonly supplierName?: string | null | undefined;
  /** Street and number of the supplier. */
  readonly supplierAddress?: string | null | undefined;
  /** Postal code of the supplier. */
  readonly supplierPostalCode?: string | null | undefined;
  /** City of the supplier. */
  readonly supplierCity?: string | null | undefined;
  /** Company registration number of the supplier. */
  readonly supplierVatNumber?: string | null | undefined;
  /** EAN (GLN) number of the supplier. */
  readonly supplierEan?: string | null | undefined;
  /** Order number of the supplier. */
  readonly supplierOrderNumber?: string | null | undefined;
  /** Currency of the amounts (ISO 4217). */
  readonly currencyCode?: string | null | undefined;
  /** How it is paid. */
  readonly paymentType?: string | null | undefined;
  /** Card type or code of the payment. */
  readonly paymentTypeCode?: string | null | undefined;
  /** First part of the payment line. */
  readonly paymentPart1?: string | null | undefined;
  /** Second part of the payment line. */
  readonly paymentPart2?: string | null | undefined;
  /** Note on the invoice. */
  readonly note?: string | null | undefined;
  /** What the buyer asked to be marked, often a case number. */
  readonly marking?: string | null | undefined;
  /** Number of the creditor that it belongs to. */
  readonly creditorNumber?: string | null | undefined;
  /** Number of the department that it concerns. */
  readonly departmentNumber?: string | null | undefined;
  /** Amount without VAT. In øre. */
  readonly total?: number | null | undefined;
  /** VAT of the amount. In øre. */
  readonly vat?: number | null | undefined;
  /** Amount with VAT. In øre. */
  readonly totalWithVat?: number | null | undefined;
  /** A file for it; null takes one away that it can be without. */
  readonly document?: FileInput | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly lines?: readonly (CreditorInvoiceLineInput | null)[] | null | undefined;
}

/** Fields of a creditorInvoiceLine to update. */
export interface UpdateCreditorInvoiceLineInput {
  /** Id of the invoice. */
  readonly invoiceId?: number | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** How many, as the invoice says. */
  readonly quantity?: string | null | undefined;
  /** What one of it is. */
  readonly unit?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Amount of the line without VAT. In øre. */
  readonly lineAmount?: number | null | undefined;
}

/** Fields of a currency to update. */
export interface UpdateCurrencyInput {
  /** ISO 4217 code. */
  readonly code?: string | null | undefined;
  /** Value of one unit in the currency of the business. */
  readonly rate?: number | null | undefined;
}

/** Fields of a customerCategory to update. */
export interface UpdateCustomerCategoryInput {
  /** What it is called. */
  readonly text?: string | null | undefined;
  /** The part of the application that offers it. */
  readonly site?: string | null | undefined;
  /** Colour that it is shown in, such as #2563eb. */
  readonly color?: string | null | undefined;
  /** Whether the mobile application offers it. */
  readonly showInApp?: boolean | null | undefined;
  /** Whether the mobile application lets users change to it. */
  readonly showInAppStatusChange?: boolean | null | undefined;
}

/** Fields of a customer to update. */
export interface UpdateCustomerInput {
  /** Number of the customer, unique in the business. */
  readonly customerNumber?: string | null | undefined;
  /** Payment term that sets the due date of invoices. */
  readonly paymentTermId?: number | null | undefined;
  /** Category of the customer. */
  readonly categoryId?: number | null | undefined;
  /** Currency that the customer is invoiced in. */
  readonly currencyId?: number | null | undefined;
  /** Name of the customer. */
  readonly name?: string | null | undefined;
  /** Whom letters are for. */
  readonly attention?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Telephone number. */
  readonly telephone?: string | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** Name on invoices; that of the customer when empty. */
  readonly invoiceName?: string | null | undefined;
  /** Street and number on invoices; those of the customer when empty. */
  readonly invoiceAddress?: string | null | undefined;
  /** Postal code on invoices. */
  readonly invoicePostalCode?: string | null | undefined;
  /** City on invoices. */
  readonly invoiceCity?: string | null | undefined;
  /** Telephone number for questions about invoices. */
  readonly invoiceTelephone?: string | null | undefined;
  /** Where invoices are sent. */
  readonly invoiceEmail?: string | null | undefined;
  /** Mobile telephone number for questions about invoices. */
  readonly invoiceMobile?: string | null | undefined;
  /** Whom invoices are for. */
  readonly invoiceAttention?: string | null | undefined;
  /** Company registration number (CVR). */
  readonly vatNumber?: string | null | undefined;
  /** EAN (GLN) number for electronic invoices. */
  readonly ean?: string | null | undefined;
  /** Notes of the business about the customer. */
  readonly remarks?: string | null | undefined;
  /** How sales prices are marked up; kept for integrations. */
  readonly marginType?: number | null | undefined;
  /** A blocked customer cannot be invoiced. */
  readonly isBlocked?: boolean | null | undefined;
  /** Layout of the invoices; kept for integrations. */
  readonly pdfLayoutId?: number | null | undefined;
  /** Social security number for tax reductions. */
  readonly invoiceSocialSecurityNumber?: string | null | undefined;
  /** Designation of the property for tax reductions. */
  readonly invoicePropertyDesignation?: string | null | undefined;
  /** Number of the residence association for tax reductions. */
  readonly invoiceResidenceAssociationOrganisationNumber?: string | null | undefined;
  /** VAT number on invoices. */
  readonly invoiceVatNumber?: string | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly contacts?: readonly (ContactPersonInput | null)[] | null | undefined;
}

/** Fields of a deliveryAddress to update. */
export interface UpdateDeliveryAddressInput {
  /** Id of the customer. */
  readonly customerId?: number | null | undefined;
  /** Name of the place. */
  readonly name?: string | null | undefined;
  /** Street and number. */
  readonly address?: string | null | undefined;
  /** City. */
  readonly city?: string | null | undefined;
  /** Postal code. */
  readonly postalCode?: string | null | undefined;
  /** Telephone number there. */
  readonly telephone?: string | null | undefined;
  /** Mobile telephone number there. */
  readonly mobile?: string | null | undefined;
  /** Whom to ask for. */
  readonly att?: string | null | undefined;
  /** EAN (GLN) number of the place. */
  readonly ean?: string | null | undefined;
  /** E-mail address there. */
  readonly email?: string | null | undefined;
}

/** Fields of a department to update. */
export interface UpdateDepartmentInput {
  /** Name of the department. */
  readonly name?: string | null | undefined;
  /** Number of the department, unique in the business. */
  readonly number?: string | null | undefined;
}

/** Fields of a gpsEntry to update. */
export interface UpdateGpsEntryInput {
  /** What the unit calls the trip. */
  readonly tripId?: string | null | undefined;
  /** Where the trip began. */
  readonly startAddress?: string | null | undefined;
  /** Where the trip ended. */
  readonly stopAddress?: string | null | undefined;
  /** In metres. */
  readonly distance?: string | null | undefined;
  /** Who drove. */
  readonly driver?: string | null | undefined;
  /** Registration number of the car. */
  readonly carRegistrationNumber?: string | null | undefined;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly startDate?: string | null | undefined;
  /** DD-MM-YYYY HH:MM:SS, local time. */
  readonly stopDate?: string | null | undefined;
  /** Serial number of the unit. */
  readonly serial?: string | null | undefined;
  /** What the trip was for. */
  readonly purpose?: string | null | undefined;
  /** Comment on the trip. */
  readonly comment?: string | null | undefined;
  /** Degrees north where it began. */
  readonly startLatitude?: string | null | undefined;
  /** Degrees east where it began. */
  readonly startLongitude?: string | null | undefined;
  /** Degrees north where it ended. */
  readonly stopLatitude?: string | null | undefined;
  /** Degrees east where it ended. */
  readonly stopLongitude?: string | null | undefined;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a hourAdditionType to update. */
export interface UpdateHourAdditionTypeInput {
  /** What the addition is called. */
  readonly name?: string | null | undefined;
  /** What one costs, in øre. */
  readonly price?: number | null | undefined;
}

/** Fields of a hour to update. */
export interface UpdateHourInput {
  /** Id of the hour type. */
  readonly hourTypeId?: number | null | undefined;
  /** Id of the user. */
  readonly userId?: number | null | undefined;
  /** When the work began. Unix seconds. */
  readonly startTime?: number | null | undefined;
  /** When it ended. Unix seconds. */
  readonly stopTime?: number | null | undefined;
  /** What was done. */
  readonly description?: string | null | undefined;
  /** Per hour, in øre; from the hour type when left out. */
  readonly costPrice?: number | null | undefined;
  /** Whether payroll has got it; set by integrations. */
  readonly exported?: boolean | null | undefined;
  /** Whether it is approved (1); set by integrations. */
  readonly approvalStatus?: number | null | undefined;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly pauses?: readonly (PauseInput | null)[] | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly additions?: readonly (HourAdditionInput | null)[] | null | undefined;
}

/** Fields of a hourType to update. */
export interface UpdateHourTypeInput {
  /** The internal good that prices the hour. */
  readonly productId?: number | null | undefined;
  /** Number of the internal good that prices the hour. */
  readonly productNumber?: string | null | undefined;
  /** Hours of the type must be registered on a case. */
  readonly requireCase?: boolean | null | undefined;
  /** What an hour of the type is called. */
  readonly name?: string | null | undefined;
  /** Whether it is absence: it needs no case and is not sold. */
  readonly isPersonal?: boolean | null | undefined;
  /** Colour that it is shown in. */
  readonly color?: string | null | undefined;
  /** What payroll calls it. */
  readonly salaryHandle?: string | null | undefined;
  /** Where it stands in lists. */
  readonly sortOrder?: number | null | undefined;
}

/** Fields of a incomingCase to update. */
export interface UpdateIncomingCaseInput {
  /** What the other system calls it; sent twice, it is there once. */
  readonly externalCaseId?: string | null | undefined;
  /** What is to be done. */
  readonly jobDescription?: string | null | undefined;
  /** Who asks. */
  readonly customerName?: string | null | undefined;
  /** E-mail address of who asks. */
  readonly customerEmail?: string | null | undefined;
  /** Telephone number of who asks. */
  readonly customerPhone?: string | null | undefined;
  /** Street and number of the work. */
  readonly customerAddress?: string | null | undefined;
  /** Postal code of the work. */
  readonly customerPostalCode?: string | null | undefined;
  /** City of the work. */
  readonly customerCity?: string | null | undefined;
  /** When it is wished to begin. Unix seconds. */
  readonly startTime?: number | null | undefined;
  /** When it is wished to end. Unix seconds. */
  readonly endTime?: number | null | undefined;
  /** Id of the responsible user. */
  readonly responsibleUserId?: number | null | undefined;
}

/** Fields of a invoiceDraftLine to update. */
export interface UpdateInvoiceDraftLineInput {
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
  /** How many. */
  readonly quantity?: number | null | undefined;
  /** EAN of the product. */
  readonly ean?: string | null | undefined;
  /** Number of the product. */
  readonly productNumber?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** Who supplied it. */
  readonly supplierName?: string | null | undefined;
  /** Percent. */
  readonly discount?: number | null | undefined;
  /** In øre. */
  readonly costPrice?: number | null | undefined;
  /** In øre. */
  readonly listPrice?: number | null | undefined;
  /** In øre. */
  readonly salesPrice?: number | null | undefined;
  /** Id of the user who entered it. */
  readonly createdById?: number | null | undefined;
  /** 1 regular, 2 manual, 3 offer. */
  readonly addedType?: string | null | undefined;
  /** Number of the electronic invoice that it came with. */
  readonly ediInvoiceNumber?: string | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** When the line was put on the draft. Unix seconds. */
  readonly addedTime?: number | null | undefined;
}

/** Fields of a offer to update. */
export interface UpdateOfferInput {
  /** Number of the offer; the next free one when left out. */
  readonly number?: string | null | undefined;
  /** Who it is offered to. */
  readonly customerId?: number | null | undefined;
  /** What is offered. */
  readonly description?: string | null | undefined;
  /** For how much, without VAT, in øre. */
  readonly amount?: number | null | undefined;
  /** When it was made. Unix seconds. */
  readonly date?: number | null | undefined;
  /** Until when it stands. Unix seconds. */
  readonly validUntil?: number | null | undefined;
  /** The case that it is about. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a pause to update. */
export interface UpdatePauseInput {
  /** What the pause is called. */
  readonly name?: string | null | undefined;
  /** How long one pause is. */
  readonly minutes?: number | null | undefined;
}

/** Fields of a paymentTerm to update. */
export interface UpdatePaymentTermInput {
  /** Running month: the days count from the end of the month. */
  readonly monthOngoing?: boolean | null | undefined;
  /** Name of the term. */
  readonly shortText?: string | null | undefined;
  /** What invoices say about it. */
  readonly longText?: string | null | undefined;
  /** How many days after the invoice date, or after its month. */
  readonly days?: number | null | undefined;
}

/** Fields of a plannedTime to update. */
export interface UpdatePlannedTimeInput {
  /** When it is planned to begin. Unix seconds. */
  readonly startTime?: number | null | undefined;
  /** When it is planned to end. Unix seconds. */
  readonly stopTime?: number | null | undefined;
  /** Address of a page that belongs to it. */
  readonly link?: string | null | undefined;
  /** Id of the user. */
  readonly userId?: number | null | undefined;
  /** What is to be done. */
  readonly text?: string | null | undefined;
  /** Id of the case. */
  readonly caseId?: number | null | undefined;
}

/** Fields of a product to update. */
export interface UpdateProductInput {
  /** Number of the product. */
  readonly number?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** In øre. */
  readonly listPrice?: number | null | undefined;
  /** In øre. */
  readonly costPrice?: number | null | undefined;
  /** Id of the account. */
  readonly accountId?: number | null | undefined;
  /** Whether it is an hourly rate. */
  readonly isHour?: boolean | null | undefined;
}

/** Fields of a salesInvoiceDraft to update. */
export interface UpdateSalesInvoiceDraftInput {
  /** Text below the lines. */
  readonly text?: string | null | undefined;
  /** Text above the lines. */
  readonly header?: string | null | undefined;
  /** Date that the invoice will bear; today when empty. Unix seconds. */
  readonly date?: number | null | undefined;
  /** Whether it is invoiced at regular times. */
  readonly isSubscription?: boolean | null | undefined;
  /** Reference of the customer. */
  readonly reference?: string | null | undefined;
  /** Requisition number of the customer. */
  readonly requisition?: string | null | undefined;
  /** Whether the invoice claims a tax reduction. */
  readonly useSkattered?: boolean | null | undefined;
  /** When the invoice will be due; by the payment term when empty. Unix seconds. */
  readonly paymentDate?: number | null | undefined;
  /** Layout of the invoice; kept for integrations. */
  readonly pdfLayoutId?: number | null | undefined;
  /** Kind of tax reduction; kept for integrations. */
  readonly taxReduction?: number | null | undefined;
  /** Where the invoiced period begins. Unix seconds. */
  readonly periodStart?: number | null | undefined;
  /** Length of the invoiced period. */
  readonly periodAmount?: number | null | undefined;
  /** Whether deposits count for the cases below, too. */
  readonly includeSubCasesInDeposit?: boolean | null | undefined;
}

/** Fields of a supplier to update. */
export interface UpdateSupplierInput {
  /** What the wholesaler is called. */
  readonly name?: string | null | undefined;
  /** What the business is called there. */
  readonly customerNumber?: string | null | undefined;
}

/** Fields of a supplierPrice to update. */
export interface UpdateSupplierPriceInput {
  /** The product. */
  readonly productId?: number | null | undefined;
  /** The supplier. */
  readonly supplierId?: number | null | undefined;
  /** What it costs the business, in øre. */
  readonly costPrice?: number | null | undefined;
  /** List price, in øre. */
  readonly listPrice?: number | null | undefined;
  /** What it is sold for, in øre. */
  readonly salesPrice?: number | null | undefined;
}

/** Fields of a supplierProduct to update. */
export interface UpdateSupplierProductInput {
  /** Number of the product in the catalogue. */
  readonly number?: string | null | undefined;
  /** EAN (GTIN) of the product. */
  readonly eanNumber?: string | null | undefined;
  /** What it is. */
  readonly description?: string | null | undefined;
  /** What one of it is, such as stk or m. */
  readonly unit?: string | null | undefined;
  /** Saved along with it: with an id changed, without made; others stay as they are. */
  readonly suppliers?: readonly (SupplierPriceInput | null)[] | null | undefined;
}

/** Fields of a user to update. */
export interface UpdateUserInput {
  /** Initials. */
  readonly initials?: string | null | undefined;
  /** First name. */
  readonly firstName?: string | null | undefined;
  /** Last name. */
  readonly lastName?: string | null | undefined;
  /** Telephone number at work. */
  readonly telephone?: string | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: string | null | undefined;
  /** 999913 active, 999912 inactive. */
  readonly status?: number | null | undefined;
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** Id of the department. */
  readonly departmentId?: number | null | undefined;
  /** Id of the employee type. */
  readonly employeeTypeId?: number | null | undefined;
  /** What the user does in the business. */
  readonly role?: string | null | undefined;
  /** Hours of a working week. */
  readonly workHours?: number | null | undefined;
}

/** Fields of a vatType to update. */
export interface UpdateVatTypeInput {
  /** Which side of the VAT account it belongs to. */
  readonly type?: string | null | undefined;
  /** Short code, unique in the business. */
  readonly vatCode?: string | null | undefined;
  /** Name of the VAT type. */
  readonly name?: string | null | undefined;
  /** Rate in percent. */
  readonly rateAsPercent?: number | null | undefined;
}

/** Changes a webhook; what is left out stays. Switched on again, it tells what it has missed. */
export interface UpdateWebhookInput {
  /** Where the messages go. */
  readonly url?: string | null | undefined;
  /** What it is for. */
  readonly description?: string | null | undefined;
  /** Of which resources, by their REST names; of all when left out. */
  readonly resources?: readonly (string | null)[] | null | undefined;
  /** Of which changes; of all when left out. */
  readonly verbs?: readonly (string | null)[] | null | undefined;
  /** A GraphQL query that shapes the `data` of messages; it may take the variables $id, $key, $sequence, $resource, $verb. */
  readonly query?: string | null | undefined;
  /** Whether messages are sent. */
  readonly enabled?: boolean | null | undefined;
}

/** Adds a file to the documentation of a case, by the GraphQL multipart request specification. */
export interface UploadCaseDocumentInput {
  /** Id of the case. */
  readonly caseId: number;
  /** The file. */
  readonly file: Blob;
  /** Its name; that of the file when left out. */
  readonly filename?: string | null | undefined;
  /** What it shows. */
  readonly description?: string | null | undefined;
  /** What sort of file it is, in words of your own. */
  readonly fileType?: string | null | undefined;
}

/** Adds several files to the documentation of a case, by the GraphQL multipart request specification: all or none. */
export interface UploadCaseDocumentsInput {
  /** Id of the case. */
  readonly caseId: number;
  /** The files. */
  readonly files: readonly (Blob | null)[];
  /** What they show. */
  readonly description?: string | null | undefined;
}

/** A file and what it documents. */
export interface UploadDocumentationFileInput {
  /** Id of the case, as text. */
  readonly typeId: string;
  /** A file in base64. */
  readonly base64: Base64FileInput;
  /** What it shows. */
  readonly description?: string | null | undefined;
}

/** An employee of the business. */
export interface User {
  readonly __typename: Field<'User'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Initials. */
  readonly initials: Field<string | null>;
  /** First name. */
  readonly firstName: Field<string | null>;
  /** Last name. */
  readonly lastName: Field<string | null>;
  /** Telephone number at work. */
  readonly telephone: Field<string | null>;
  /** Mobile telephone number. */
  readonly mobile: Field<string | null>;
  /** 999913 active, 999912 inactive. */
  readonly status: Field<number | null>;
  /** E-mail address. */
  readonly email: Field<string | null>;
  /** Id of the department. */
  readonly departmentId: Field<number | null>;
  /** Id of the employee type. */
  readonly employeeTypeId: Field<number | null>;
  /** What the user does in the business. */
  readonly role: Field<string | null>;
  /** Hours of a working week. */
  readonly workHours: Field<number | null>;
  /** First and last name. */
  readonly fullName: Field<string | null>;
  /** Whether the user works here now. */
  readonly active: Field<boolean | null>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
  /** Department. A department of the business. */
  readonly department: Field<Department | null>;
  /** Employee type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly employeeType: Field<HourType | null>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface UserBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateUserInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateUserInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on related users. */
export interface UserManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: UserWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: UserWhere | null | undefined;
}

/** Conditions on a related user. */
export interface UserOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: UserWhere | null | undefined;
}

/** A page of users. */
export interface UserPagination {
  readonly __typename: Field<'UserPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly User[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on users; all of them must hold. */
export interface UserWhere {
  /** All of these hold. */
  readonly AND?: readonly UserWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly UserWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: UserWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Initials. */
  readonly initials?: StringFilter | null | undefined;
  /** First name. */
  readonly firstName?: StringFilter | null | undefined;
  /** Last name. */
  readonly lastName?: StringFilter | null | undefined;
  /** Telephone number at work. */
  readonly telephone?: StringFilter | null | undefined;
  /** Mobile telephone number. */
  readonly mobile?: StringFilter | null | undefined;
  /** 999913 active, 999912 inactive. */
  readonly status?: IntFilter | null | undefined;
  /** E-mail address. */
  readonly email?: StringFilter | null | undefined;
  /** Id of the department. */
  readonly departmentId?: IntFilter | null | undefined;
  /** Id of the employee type. */
  readonly employeeTypeId?: IntFilter | null | undefined;
  /** What the user does in the business. */
  readonly role?: StringFilter | null | undefined;
  /** Hours of a working week. */
  readonly workHours?: FloatFilter | null | undefined;
  /** First and last name. */
  readonly fullName?: StringFilter | null | undefined;
  /** Whether the user works here now. */
  readonly active?: BooleanFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
  /** Department. A department of the business. */
  readonly department?: DepartmentOneWhere | null | undefined;
  /** Employee type. A kind of hour: what an hour is called, costs and is sold for. */
  readonly employeeType?: HourTypeOneWhere | null | undefined;
}

/** A VAT code with its rate. */
export interface VatType {
  readonly __typename: Field<'VatType'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Which side of the VAT account it belongs to. */
  readonly type: Field<string>;
  /** Short code, unique in the business. */
  readonly vatCode: Field<string>;
  /** Name of the VAT type. */
  readonly name: Field<string>;
  /** Rate in percent. */
  readonly rateAsPercent: Field<number>;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version: Field<number>;
}

/** One write: `create`, or `id` with `update` or `delete`. */
export interface VatTypeBulkRow {
  /** Makes a record with these fields. */
  readonly create?: CreateVatTypeInput | null | undefined;
  /** Which record. */
  readonly id?: number | null | undefined;
  /** Changes these fields of it. */
  readonly update?: UpdateVatTypeInput | null | undefined;
  /** True: deletes it. */
  readonly delete?: boolean | null | undefined;
}

/** Conditions on a related vatType. */
export interface VatTypeOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: VatTypeWhere | null | undefined;
}

/** A page of vatTypes. */
export interface VatTypePagination {
  readonly __typename: Field<'VatTypePagination'>;
  /** The records of this page. */
  readonly items: Field<readonly VatType[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on vatTypes; all of them must hold. */
export interface VatTypeWhere {
  /** All of these hold. */
  readonly AND?: readonly VatTypeWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly VatTypeWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: VatTypeWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Which side of the VAT account it belongs to. */
  readonly type?: StringFilter | null | undefined;
  /** Short code, unique in the business. */
  readonly vatCode?: StringFilter | null | undefined;
  /** Name of the VAT type. */
  readonly name?: StringFilter | null | undefined;
  /** Rate in percent. */
  readonly rateAsPercent?: FloatFilter | null | undefined;
  /** Rises with every change of the record; see the argument `ifVersion` of mutations. */
  readonly version?: IntFilter | null | undefined;
}

/** Somebody who is told of changes by a signed message over HTTP. */
export interface Webhook {
  readonly __typename: Field<'Webhook'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Where the messages go. */
  readonly url: Field<string | null>;
  /** What it is for. */
  readonly description: Field<string | null>;
  /** Of which resources, by commas; null: of all. */
  readonly resources: Field<string | null>;
  /** created, updated, deleted, by commas; null: all. */
  readonly verbs: Field<string | null>;
  /** The GraphQL query that shapes `data`; null: as REST shows it. */
  readonly query: Field<string | null>;
  /** The last event that was put into its queue. */
  readonly position: Field<number | null>;
  /** Since when no message has got through. Unix seconds. */
  readonly failingSince: Field<number | null>;
  /** When it was switched off. Unix seconds. */
  readonly disabledAt: Field<number | null>;
  /** Why it was switched off. */
  readonly disabledReason: Field<string | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Deliveries. One message to a webhook, with the last attempt to send it. */
  readonly deliveries: Field<readonly WebhookDelivery[], {
    /** At most so many, 1 to 500; all when left out. */
    readonly limit?: number | null | undefined;
    /** By id when left out. */
    readonly orderBy?: readonly OrderByInput[] | null | undefined;
    /** Only those that meet these conditions. */
    readonly where?: WebhookDeliveryWhere | null | undefined;
  }>;
}

/** One message to a webhook, with the last attempt to send it. */
export interface WebhookDelivery {
  readonly __typename: Field<'WebhookDelivery'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** Id of the webhook. */
  readonly webhookId: Field<number | null>;
  /** The event that it tells of; null for a test. */
  readonly sequence: Field<number | null>;
  /** pending, delivered or failed. */
  readonly status: Field<string | null>;
  /** How often it was tried. */
  readonly attempts: Field<number | null>;
  /** When it is tried next, while it is pending. Unix seconds. */
  readonly dueAt: Field<number | null>;
  /** Headers and body that were sent last, as JSON. */
  readonly request: Field<string | null>;
  /** What the receiver answered. */
  readonly responseStatus: Field<number | null>;
  /** Status, headers and the beginning of the body, as JSON. */
  readonly response: Field<string | null>;
  /** Why it did not get through. */
  readonly error: Field<string | null>;
  /** How long the last attempt took, in milliseconds. */
  readonly durationMs: Field<number | null>;
  /** When the record was made. Unix seconds. */
  readonly createdAt: Field<number>;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt: Field<number>;
  /** Webhook. Somebody who is told of changes by a signed message over HTTP. */
  readonly webhook: Field<Webhook | null>;
}

/** Conditions on related webhookDeliveries. */
export interface WebhookDeliveryManyWhere {
  /** At least one related record meets these conditions. */
  readonly some?: WebhookDeliveryWhere | null | undefined;
  /** No related record meets these conditions. */
  readonly none?: WebhookDeliveryWhere | null | undefined;
}

/** A page of webhookDeliveries. */
export interface WebhookDeliveryPagination {
  readonly __typename: Field<'WebhookDeliveryPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly WebhookDelivery[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** Conditions on webhookDeliveries; all of them must hold. */
export interface WebhookDeliveryWhere {
  /** All of these hold. */
  readonly AND?: readonly WebhookDeliveryWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly WebhookDeliveryWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: WebhookDeliveryWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Id of the webhook. */
  readonly webhookId?: IntFilter | null | undefined;
  /** The event that it tells of; null for a test. */
  readonly sequence?: IntFilter | null | undefined;
  /** pending, delivered or failed. */
  readonly status?: StringFilter | null | undefined;
  /** How often it was tried. */
  readonly attempts?: IntFilter | null | undefined;
  /** When it is tried next, while it is pending. Unix seconds. */
  readonly dueAt?: IntFilter | null | undefined;
  /** Headers and body that were sent last, as JSON. */
  readonly request?: StringFilter | null | undefined;
  /** What the receiver answered. */
  readonly responseStatus?: IntFilter | null | undefined;
  /** Status, headers and the beginning of the body, as JSON. */
  readonly response?: StringFilter | null | undefined;
  /** Why it did not get through. */
  readonly error?: StringFilter | null | undefined;
  /** How long the last attempt took, in milliseconds. */
  readonly durationMs?: IntFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Webhook. Somebody who is told of changes by a signed message over HTTP. */
  readonly webhook?: WebhookOneWhere | null | undefined;
}

/** Conditions on a related webhook. */
export interface WebhookOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: WebhookWhere | null | undefined;
}

/** A page of webhooks. */
export interface WebhookPagination {
  readonly __typename: Field<'WebhookPagination'>;
  /** The records of this page. */
  readonly items: Field<readonly Webhook[]>;
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: Field<string | null>;
  /** Cursor of the page before; null on the first one. */
  readonly previousCursor: Field<string | null>;
  /** How many records there are on all pages together. */
  readonly totalCount: Field<number>;
}

/** The secret that signs the messages of a webhook, as it is shown once. */
export interface WebhookSecret {
  readonly __typename: Field<'WebhookSecret'>;
  /** Id of the webhook. */
  readonly id: Field<number | null>;
  /** The secret, by the Standard Webhooks specification. */
  readonly secret: Field<string | null>;
}

/** Conditions on webhooks; all of them must hold. */
export interface WebhookWhere {
  /** All of these hold. */
  readonly AND?: readonly WebhookWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly WebhookWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: WebhookWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** Where the messages go. */
  readonly url?: StringFilter | null | undefined;
  /** What it is for. */
  readonly description?: StringFilter | null | undefined;
  /** Of which resources, by commas; null: of all. */
  readonly resources?: StringFilter | null | undefined;
  /** created, updated, deleted, by commas; null: all. */
  readonly verbs?: StringFilter | null | undefined;
  /** The GraphQL query that shapes `data`; null: as REST shows it. */
  readonly query?: StringFilter | null | undefined;
  /** The last event that was put into its queue. */
  readonly position?: IntFilter | null | undefined;
  /** Since when no message has got through. Unix seconds. */
  readonly failingSince?: IntFilter | null | undefined;
  /** When it was switched off. Unix seconds. */
  readonly disabledAt?: IntFilter | null | undefined;
  /** Why it was switched off. */
  readonly disabledReason?: StringFilter | null | undefined;
  /** When the record was made. Unix seconds. */
  readonly createdAt?: IntFilter | null | undefined;
  /** When the record last changed. Unix seconds. */
  readonly updatedAt?: IntFilter | null | undefined;
  /** Deliveries. One message to a webhook, with the last attempt to send it. */
  readonly deliveries?: WebhookDeliveryManyWhere | null | undefined;
}

/** Where the work of a case is: its delivery address, else the address of its customer. */
export interface WorkAddress {
  readonly __typename: Field<'WorkAddress'>;
  /** Internal id, the same on both surfaces. */
  readonly id: Field<number>;
  /** The case. */
  readonly caseId: Field<number>;
  /** customer_address or delivery_address. */
  readonly typeOfAddress: Field<string | null>;
  /** Who is there. */
  readonly name: Field<string | null>;
  /** Street and number. */
  readonly address: Field<string | null>;
  /** Postal code. */
  readonly postalCode: Field<string | null>;
  /** City. */
  readonly city: Field<string | null>;
  /** Telephone there. */
  readonly telephone: Field<string | null>;
  /** Mobile telephone there. */
  readonly mobile: Field<string | null>;
  /** Whom to ask for. */
  readonly att: Field<string | null>;
  /** E-mail there. */
  readonly email: Field<string | null>;
  /** EAN (GLN) of the place. */
  readonly ean: Field<string | null>;
  /** Address, postal code and city on one line. */
  readonly fullAddress: Field<string | null>;
}

/** Conditions on a related workAddress. */
export interface WorkAddressOneWhere {
  /** There is a related record and it meets these conditions; null: there is none. */
  readonly is?: WorkAddressWhere | null | undefined;
}

/** Conditions on workAddresss; all of them must hold. */
export interface WorkAddressWhere {
  /** All of these hold. */
  readonly AND?: readonly WorkAddressWhere[] | null | undefined;
  /** At least one of these holds. */
  readonly OR?: readonly WorkAddressWhere[] | null | undefined;
  /** This does not hold. */
  readonly NOT?: WorkAddressWhere | null | undefined;
  /** Internal id, the same on both surfaces. */
  readonly id?: IntFilter | null | undefined;
  /** The case. */
  readonly caseId?: IntFilter | null | undefined;
  /** customer_address or delivery_address. */
  readonly typeOfAddress?: StringFilter | null | undefined;
  /** Who is there. */
  readonly name?: StringFilter | null | undefined;
  /** Street and number. */
  readonly address?: StringFilter | null | undefined;
  /** Postal code. */
  readonly postalCode?: StringFilter | null | undefined;
  /** City. */
  readonly city?: StringFilter | null | undefined;
  /** Telephone there. */
  readonly telephone?: StringFilter | null | undefined;
  /** Mobile telephone there. */
  readonly mobile?: StringFilter | null | undefined;
  /** Whom to ask for. */
  readonly att?: StringFilter | null | undefined;
  /** E-mail there. */
  readonly email?: StringFilter | null | undefined;
  /** EAN (GLN) of the place. */
  readonly ean?: StringFilter | null | undefined;
  /** Address, postal code and city on one line. */
  readonly fullAddress?: StringFilter | null | undefined;
}
