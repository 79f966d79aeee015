// Operations that run as they are, on any business.
export const examples = [
  {
    name: 'Newest cases, page by page',
    query: `# Ctrl-Enter runs it; "Next page" goes on with the cursor.
query NewestCases($cursor: String) {
  cases(
    pagination: { cursor: $cursor, limit: 5 }
    orderBy: { field: "updatedAt", direction: DESC }
  ) {
    items {
      id
      caseNumber
      description
      customer {
        name
        city
      }
    }
    nextCursor
    previousCursor
    totalCount
  }
}
`,
    variables: { cursor: null },
  },
  {
    name: 'Search customers',
    query: `# Words, parts of words and numbers; ø, oe and o find each other.
query SearchCustomers($query: String!) {
  customers(search: { query: $query, fields: ["name", "city"] }) {
    items {
      id
      customerNumber
      name
      address
      postalCode
      city
    }
    totalCount
  }
}
`,
    variables: { query: 'jensen' },
  },
  {
    name: 'Cases with hours and materials',
    query: `# Conditions reach through relations; all of it is one SQL statement.
{
  cases(
    pagination: { limit: 3 }
    where: { materials: { some: { quantity: { gt: 2 } } } }
  ) {
    items {
      caseNumber
      status {
        text
      }
      hours(limit: 3) {
        description
        startTime
        stopTime
      }
      materials(limit: 3) {
        description
        quantity
        salesPrice
      }
    }
  }
}
`,
  },
  {
    name: 'Change a case',
    query: `# Rehearsed only: take @dryRun away to write it.
mutation ChangeCase($id: Int!) @dryRun {
  updateCase(id: $id, input: { remarks: "Ring først" }) {
    id
    remarks
    updatedAt
  }
}
`,
    variables: { id: 1 },
  },
  {
    name: 'Upload a file to a case',
    query: `# Attach a file with the button above; it becomes $file.
mutation UploadDocument($caseId: Int!, $file: Upload!) {
  uploadCaseDocument(
    input: { caseId: $caseId, file: $file }
  ) {
    id
    filename
    file
  }
}
`,
    variables: { caseId: 1 },
  },
  {
    name: 'Unpaid invoices',
    query: `query UnpaidInvoices {
  salesInvoices(
    where: { status: { eq: 1 } }
    orderBy: { field: "invoiceNumber", direction: DESC }
  ) {
    items {
      invoiceNumber
      customerName
      amount
      totalAmount
      dueDate
    }
    totalCount
  }
}
`,
  },
];
