import type {Kind} from '../../src/content/frontMatter.ts';

/** Body of a new page by page type: the standard headings, and comments that describe the content of each section. */
export const pageTemplates: Record<Kind, string> = {
  landing: `{/* Describe in two sentences what this product area does for the reader. */}

<Cards>
<Card title="{/* The most common way to start */}" href="/overview/">

{/* One sentence. */}

</Card>
</Cards>

## Find the page for your task

| Task | Page |
| --- | --- |
| | |
`,
  tutorial: `{/* Describe what the reader has at the end, and how long it takes. */}

## Before you begin

Make sure that you have the following:

- {/* An account, a plan, a role, or a tool, with a link */}

## Complete the first step

{/* Write the heading as an action. Show every command and what the reader sees after it. */}

## Next steps
`,
  'how-to': `{/* State the goal of this page. */}

## Before you begin

Make sure that you have the following:

- {/* An account, a plan, a role, or a tool, with a link */}

## Complete the task

{/* Write the heading as an action. */}

1. {/* One action per step. */}

## Verify the result

{/* Name in the heading what the reader verifies. */}

## Troubleshooting

| Problem | Cause | Solution |
| --- | --- | --- |
| | | |

## Next steps
`,
  concept: `{/* Define the subject in two sentences. */}

## How it works

## When to use it

{/* Name the subject in the heading. */}
`,
  reference: `{/* Describe what this page lists and what it's used for. */}

| Name | Type | Default | Allowed values | Version | Description |
| --- | --- | --- | --- | --- | --- |
| | | | | | |
`,
  troubleshooting: `{/* Describe who this page helps and where to look first. */}

## The problem

{/* Write the heading as the error message that readers see, or as the problem. */}

**Cause:** {/* Why it happens. */}

**Solution:** {/* What the reader does. */}
`,
};
