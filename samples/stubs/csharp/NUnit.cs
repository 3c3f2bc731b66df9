// Public members of NUnit that samples use, without their code.
using System;
using NUnit.Framework.Constraints;
using NUnit.Framework.Interfaces;

namespace NUnit.Framework.Interfaces
{
    public enum TestStatus { Inconclusive, Skipped, Passed, Warning, Failed }
}

namespace NUnit.Framework.Constraints
{
    public interface IResolveConstraint { }

    public class Constraint : IResolveConstraint { }
}

namespace NUnit.Framework
{
    public enum LifeCycle { SingleInstance, InstancePerTestCase }

    [Flags]
    public enum ParallelScope { None, Self, Children, Fixtures, All }

    public class TestFixtureAttribute : Attribute
    {
        public TestFixtureAttribute(params object[] arguments) { }
    }

    public class TestAttribute : Attribute { }
    public class SetUpAttribute : Attribute { }
    public class TearDownAttribute : Attribute { }
    public class OneTimeSetUpAttribute : Attribute { }
    public class OneTimeTearDownAttribute : Attribute { }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseAttribute : Attribute
    {
        public TestCaseAttribute(params object[] arguments) { }
    }

    public class FixtureLifeCycleAttribute : Attribute
    {
        public FixtureLifeCycleAttribute(LifeCycle lifeCycle) { }
    }

    public class ParallelizableAttribute : Attribute
    {
        public ParallelizableAttribute(ParallelScope scope) { }
    }

    public static class Is
    {
        public static Constraint True { get { return null; } }
        public static Constraint False { get { return null; } }
        public static Constraint Null { get { return null; } }
        public static Constraint EqualTo(object expected) { return null; }
    }

    public static class Does
    {
        public static Constraint Contain(string expected) { return null; }
        public static Constraint StartWith(string expected) { return null; }
        public static Constraint EndWith(string expected) { return null; }
    }

    public static class Assert
    {
        public static void That(bool condition) { }
        public static void That<TActual>(TActual actual, IResolveConstraint expression) { }
    }

    public class TestContext
    {
        public static TestContext CurrentContext { get { return null; } }
        public TestAdapter Test { get { return null; } }
        public ResultAdapter Result { get { return null; } }

        public class TestAdapter
        {
            public string ID { get { return null; } }
            public string Name { get { return null; } }
            public string FullName { get { return null; } }
            public string MethodName { get { return null; } }
            public string ClassName { get { return null; } }
        }

        public class ResultAdapter
        {
            public ResultState Outcome { get { return null; } }
            public string Message { get { return null; } }
        }
    }

    public class ResultState
    {
        public TestStatus Status { get { return TestStatus.Passed; } }
        public string Label { get { return null; } }
    }
}
