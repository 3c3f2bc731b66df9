# Compiles Ruby samples. Reads and writes JSON: a list of samples, and a list with one error or null for each sample.
require 'json'

# Returns the error of the context that compiles the furthest, or nil if one of them is valid.
def error_in(text, fragment)
  # A fragment can be an argument list or the entries of a hash.
  contexts = fragment ? [text, "sample(#{text}\n)", "sample = {#{text}\n}"] : [text]
  errors = contexts.map do |context|
    RubyVM::InstructionSequence.compile(context)
    return nil
  rescue SyntaxError => e
    line = e.message[/:(\d+):/, 1].to_i
    message = e.message.lines.first.sub(/\A.*?:\d+: /, '').strip
    { line: [line, 1].max, message: "SyntaxError: #{message}" }
  end
  errors.max_by { |one| one[:line] }
end

$VERBOSE = nil
samples = JSON.parse($stdin.read)
puts JSON.generate(samples.map { |sample| error_in(sample['text'], sample['fragment']) })
