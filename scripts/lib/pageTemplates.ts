import type {Kind} from '../../src/content/kinds.ts';

/** What a new page of each kind begins with: its headings, and comments that say what belongs below them. */
export const pageTemplates: Record<Kind, string> = {
  landing: `{/* What this area does for the reader, in two sentences. */}

<Cards>
<Card title="{/* The most frequent way in */}" href="/overview/">

{/* A few words. */}

</Card>
</Cards>

## Find your way by task

| You want to | Go to |
| --- | --- |
| | |
`,
  tutorial: `{/* What the reader has at the end, and how long it takes. */}

## What you need

## {/* First step, as an action */}

{/* Every command, and what to see after it. */}

## What you have now

## Next
`,
  'how-to': `{/* What it gets the reader. */}

## What you need

## {/* The task, as an action */}

1. {/* One action a step. */}

## Check that it worked

## When it did not work

| What you see | Why | What to do |
| --- | --- | --- |
| | | |
`,
  concept: `{/* What it is, in two sentences. */}

## Why it is so

## How the parts work together

## When to use which
`,
  reference: `{/* What is listed here, and for what. */}

| Name | Type | Default | Allowed values | Since | Meaning |
| --- | --- | --- | --- | --- | --- |
| | | | | | |
`,
  troubleshooting: `{/* Whom this helps, and where to look first. */}

## {/* The very message, or the symptom as the reader sees it */}

**Cause:**

**Remedy:**
`,
};
