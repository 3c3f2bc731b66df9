"""Compiles Python samples. Reads and writes JSON: a list of samples, and a list with one error or null for each sample."""
import json
import sys
import textwrap
import warnings

warnings.simplefilter("ignore")


def contexts(text, fragment):
    """Yields the texts to compile, with the number of lines before the sample."""
    if not fragment:
        yield text, 0
        return
    text = textwrap.dedent(text)
    yield text, 0
    # A fragment can be the body of a function, an argument list, or the entries of a dictionary.
    yield "async def sample():\n" + textwrap.indent(text, "    "), 1
    yield "sample(\n" + text + "\n)", 1
    yield "sample = {\n" + text + "\n}", 1


def error_in(text, fragment):
    """Returns the error of the context that compiles the furthest, or None if one of them is valid."""
    errors = []
    for candidate, before in contexts(text, fragment):
        try:
            compile(candidate, "sample", "exec", dont_inherit=True)
            return None
        except SyntaxError as error:
            line = max((error.lineno or 1) - before, 1)
            errors.append({"line": line, "message": f"{type(error).__name__}: {error.msg}"})
    return max(errors, key=lambda one: one["line"])


samples = json.load(sys.stdin)
json.dump([error_in(sample["text"], sample["fragment"]) for sample in samples], sys.stdout)
